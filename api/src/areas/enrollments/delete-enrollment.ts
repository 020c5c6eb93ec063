import { and, eq } from 'drizzle-orm'
import { delete_enrollment } from '@portico/shared/contract/enrollments.ts'
import type { Transaction } from '../../db/client.ts'
import { enrollments } from '../../db/tables/learning.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import { lockAccount } from '../../enrollments/credit-account.ts'
import { moveCredits } from '../../enrollments/move-credits.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { courseOfSlug } from './course-of-slug.ts'

/**
 * Ends an enrollment: all that was done in it stays on record (USR-022). The credit of one that was never started returns to who
 * bought it (OP-71). Done again, it changes nothing.
 */
export const deleteEnrollment = verb(delete_enrollment, async (ctx, { params }) => {
  const { db, actor, note } = ctx
  const course_id = await courseOfSlug(db, params.slug)
  const of = and(eq(enrollments.id, params.related_id), eq(enrollments.course_id, course_id))
  const [seen] = await db.select().from(enrollments).where(of)
  if (!seen) return fail('general.not_found')
  // The buyer's account first, as refunds do: the two never wait for each other.
  const buyer_id = seen.order_line_id === null ? null : await buyerOf(db, seen.order_line_id)
  const held = buyer_id === null ? null : await lockAccount(db, { kind: 'manager', course_id, user_id: buyer_id })
  const [enrollment = seen] = await db.select().from(enrollments).where(of).for('update')
  if (enrollment.ended_at !== null) return { id: enrollment.id, is_seat_returned: false }
  if (enrollment.finished_at !== null) return fail('enrollments.finished')
  await db.update(enrollments).set({ ended_at: ctx.now() }).where(of)
  note(`enrollment:${enrollment.id}`, { ended: true })
  if (held === null || enrollment.started_at !== null) return { id: enrollment.id, is_seat_returned: false }
  const key = { kind: 'learner', course_id, user_id: enrollment.user_id, enrollment_id: enrollment.id } as const
  const used = await lockAccount(db, key)
  if (used.balance < 1) return { id: enrollment.id, is_seat_returned: false }
  const reason = { type: 'Removed', order_line_id: enrollment.order_line_id, actor_id: actor.id } as const
  await moveCredits(db, { from: used, to: held, amount: used.balance, reason })
  return { id: enrollment.id, is_seat_returned: true }
})

async function buyerOf(db: Transaction, line_id: number): Promise<number | null> {
  const [order] = await db
    .select({ user_id: orders.user_id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(eq(orderLines.id, line_id))
  return order?.user_id ?? null
}
