import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { itemToTake, type ItemToTake } from '../../learning/door.ts'
import {
  readAssignment,
  type AssignmentRow,
  readResponses,
  type ResponseKey,
  type ResponseRow,
} from '../../item-types/door.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'

type Work = ItemToTake & {
  key: ResponseKey
  assignment: AssignmentRow
  responses: ResponseRow[]
  current_attempt: number
}

/** Returns the assignment that the learner works on, with its attempts; keeps the enrollment locked until the call ends. */
export async function assignmentToTake(ctx: Context, asked: { enrollment_id: number; item_id: number }): Promise<Work> {
  const taken = await itemToTake(ctx, asked)
  if (!isFinishedBy('instructor', taken.item.itemable_type)) fail('general.not_found')
  const key = { enrollment_id: taken.enrollment.id, module_item_id: taken.item.id }
  const responses = await readResponses(ctx.db, key)
  return {
    ...taken,
    key,
    assignment: await readAssignment(ctx.db, taken.item.itemable_id),
    responses,
    current_attempt: responses[0]?.attempt ?? 0,
  }
}
