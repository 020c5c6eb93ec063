import * as v from 'valibot'
import { id } from '../calls/endpoint.ts'
import { progressStatus } from '../schemas/progress-status.ts'

/** What a learner sees of every item, whatever its type. `locked_by` names what must be done first. */
export const itemBase = {
  id: id(),
  module_id: id(),
  title: v.string(),
  status: progressStatus,
  locked_by: v.nullable(v.string()),
  access: v.picklist(['full', 'read_only', 'none']),
}

const base = v.object(itemBase)
export type ItemBase = v.InferOutput<typeof base>
