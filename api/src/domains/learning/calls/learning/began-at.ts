import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { seatTimes } from '../../tables.ts'
import type { Enrollment } from '../../own-enrollment.ts'
import { progressOf } from '../../set-item-status.ts'

/**
 * Returns when a learner can first have been at an item: when they started the course and the item, or when the first heartbeat arrived; now if
 * neither. Earlier time cannot be claimed.
 */
export async function beganAt(
  db: Transaction,
  { enrollment, module_item_id, now }: { enrollment: Enrollment; module_item_id: number; now: Date },
): Promise<number> {
  const [seat] = await db
    .select({ first_at: seatTimes.first_at })
    .from(seatTimes)
    .where(and(eq(seatTimes.enrollment_id, enrollment.id), eq(seatTimes.module_item_id, module_item_id)))
  const progress = await progressOf(db, { enrollment_id: enrollment.id, module_item_id })
  const signs = [seat?.first_at, progress?.started_at].flatMap((at) => (at ? [at.getTime()] : []))
  const course = (enrollment.started_at ?? enrollment.purchased_at).getTime()
  return Math.max(course, signs.length === 0 ? now.getTime() : Math.min(...signs))
}
