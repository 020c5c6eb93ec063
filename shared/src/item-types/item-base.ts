import * as v from 'valibot'
import { id } from '../calls/endpoint.ts'
import { progressStatus } from '../schemas/numbers.ts'
import { accessStates } from '../states/learning/access.ts'

/** Fields that a learner sees for every item type. `locked_by` names what must be done first. */
export const itemBase = {
  id: id(),
  module_id: id(),
  title: v.string(),
  status: progressStatus,
  locked_by: v.nullable(v.string()),
  access: v.picklist(accessStates),
}

const base = v.object(itemBase)
export type ItemBase = v.InferOutput<typeof base>
