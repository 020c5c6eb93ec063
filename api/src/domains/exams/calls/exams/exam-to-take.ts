import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { itemToTake, type ItemToTake } from '../../../learning/door.ts'
import { readAttempts, usedAttempts, type ExamAttempt } from '../../../item-types/door.ts'

/** Returns the exam or knowledge check the learner works on, with its attempts; keeps the enrollment locked until the call ends. */
export async function examToTake(
  ctx: Context,
  { enrollment_id, item_id }: { enrollment_id: number; item_id: number },
): Promise<ItemToTake & { tries: ExamAttempt[]; attempts_used: number; running: ExamAttempt | undefined }> {
  const taken = await itemToTake(ctx, { enrollment_id, item_id })
  if (!isFinishedBy('exam_try', taken.item.itemable_type)) fail('general.not_found')
  const key = { enrollment_id: taken.enrollment.id, module_item_id: taken.item.id }
  const tries = await readAttempts(ctx.db, key)
  const attempts_used = await usedAttempts(ctx.db, key, tries)
  return { ...taken, tries, attempts_used, running: tries.find((one) => one.finished_at === null) }
}
