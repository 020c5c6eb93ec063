import { fail } from '../../kernel/fail.ts'
import type { Context } from '../../kernel/context.ts'
import { readOutline, type Outline, type OutlineItem } from './outline.ts'
import { lockOwnEnrollment, type Enrollment } from './own-enrollment.ts'

export type ItemToTake = { enrollment: Enrollment; outline: Outline; item: OutlineItem }

/** Returns the item a learner wants to work on, in their own open enrollment. `must_be_open` rejects it while locked (OP-77). */
export async function itemToTake(
  ctx: Context,
  { enrollment_id, item_id, must_be_open = true }: { enrollment_id: number; item_id: number; must_be_open?: boolean },
): Promise<ItemToTake> {
  if (!ctx.actor) return fail('session.unauthorized')
  const enrollment = await lockOwnEnrollment({ ...ctx, actor: ctx.actor }, enrollment_id)
  const outline = await readOutline(ctx.db, enrollment.id)
  const item = outline.items.find((one) => one.id === item_id) ?? fail('general.not_found')
  if (must_be_open && item.locked_by !== null) fail('learning.item_locked', { title: item.locked_by })
  return { enrollment, outline, item }
}
