import { and, eq } from 'drizzle-orm'
import { delete_enrollment } from '@portico/shared/contract/enrollments.ts'
import { enrollments } from '../../db/tables/learning.ts'
import { lockAccount, lockSourceOf } from '../../enrollments/credit-account.ts'
import { moveCredits } from '../../enrollments/move-credits.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { courseOfSlug } from './course-of-slug.ts'

/**
 * Ends an enrollment: all that was done in it stays on record (USR-022). The credit of one that was never started returns to where it
 * came from, a buyer or the portal (OP-71). Done again, it changes nothing.
 */
export const deleteEnrollment = verb(delete_enrollment, async (ctx, { params }) => {
  const { db, actor, note } = ctx
  const course_id = await courseOfSlug(db, params.slug)
  const of = and(eq(enrollments.id, params.related_id), eq(enrollments.course_id, course_id))
  const [seen] = await db.select().from(enrollments).where(of)
  if (!seen) return fail('general.not_found')
  // The account that gave the credit first, as refunds and enrolling do: they never wait for each other.
  const source = await lockSourceOf(db, seen.id)
  const [enrollment = seen] = await db.select().from(enrollments).where(of).for('update')
  const kept = { id: enrollment.id, is_seat_returned: false, returned_to: null }
  if (enrollment.ended_at !== null) return kept
  if (enrollment.finished_at !== null) return fail('enrollments.finished')
  await db.update(enrollments).set({ ended_at: ctx.now() }).where(of)
  note(`enrollment:${enrollment.id}`, { ended: true })
  if (source === null || enrollment.started_at !== null) return kept
  const key = { kind: 'learner', course_id, user_id: enrollment.user_id, enrollment_id: enrollment.id } as const
  const used = await lockAccount(db, key)
  if (used.balance < 1) return kept
  const reason = { type: 'Removed', order_line_id: enrollment.order_line_id, actor_id: actor.id } as const
  await moveCredits(db, { from: used, to: source, amount: used.balance, reason })
  const returned_to: 'portal' | 'buyer' = source.kind === 'portal' ? 'portal' : 'buyer'
  return { id: enrollment.id, is_seat_returned: true, returned_to }
})
