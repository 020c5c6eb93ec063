import { eq } from 'drizzle-orm'
import { announce } from '../../kernel/notify-processes.ts'
import type { Scope } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import { enrollments } from './tables.ts'
import { memberships } from '../identity/tables.ts'
import { lockAccount, lockPortalCredits, moveCredits, rejectBeyondShare } from '../credits/door.ts'
import { closeForEnrolled } from './invitations/portal-invitations.ts'
import { runningEnrollments } from './running-enrollments.ts'

type Seat = {
  course_id: number
  learner_id: number
  /** whose credits: a manager's, or null for the portal's own */ holder_id: number | null
  order_line_id: number | null
  actor_id: number | null
  due_on?: string | null
  now: Date
}

/**
 * Enrolls one person with one credit of the holder or the portal (CRD-001). Someone already enrolled keeps that enrollment, and no credit moves.
 * Locks the learner's membership, then the holder's account, so no two requests enroll them twice or spend one credit twice.
 */
export async function enrollWithCredit(
  { db, emit }: Scope,
  { course_id, learner_id, holder_id, order_line_id, actor_id, due_on = null, now }: Seat,
): Promise<{ enrollment_id: number; is_new: boolean }> {
  await lockMembership(db, learner_id)
  const running = (await runningEnrollments(db, { user_id: learner_id, course_ids: [course_id], now })).get(course_id)
  if (running !== undefined) return { enrollment_id: running, is_new: false }

  const from =
    holder_id === null
      ? await lockPortalCredits(db, course_id)
      : await lockAccount(db, { kind: 'manager', course_id, user_id: holder_id })
  if (from.balance < 1) fail(holder_id === null ? 'credits.not_enough_in_portal' : 'credits.not_enough')
  // Reject before writing anything, so that one rejected person of many does not affect the others.
  if (holder_id === null) await rejectBeyondShare(db, { course_id, more: 1 })
  const [made] = await db
    .insert(enrollments)
    .values({ course_id, user_id: learner_id, order_line_id, due_on, purchased_at: now })
    .returning({ id: enrollments.id, portal_id: enrollments.portal_id })
  if (!made) throw new Error('no enrollment was made')
  await closeForEnrolled(db, { course_id, user_id: learner_id, enrollment_id: made.id, now })
  const to = await lockAccount(db, { kind: 'learner', course_id, user_id: learner_id, enrollment_id: made.id })
  await moveCredits(db, { from, to, amount: 1, reason: { move: 'consumed', order_line_id, actor_id } })
  await emit('learner.enrolled', { enrollment_id: made.id })
  if (actor_id !== null && actor_id !== learner_id)
    await emit('learner.enrolled_by_other', { enrollment_id: made.id, by: actor_id })
  await announce(db, { kind: 'learner_enrolled', portal_id: made.portal_id, course_id, enrollment_id: made.id })
  return { enrollment_id: made.id, is_new: true }
}

/** One mutex per person and portal. It does not conflict with the key locks of rows that reference the membership. */
export async function lockMembership(db: Scope['db'], user_id: number): Promise<{ id: number; roles: string[] }> {
  const [member] = await db
    .select({ id: memberships.id, roles: memberships.roles })
    .from(memberships)
    .where(eq(memberships.user_id, user_id))
    .for('no key update')
  return member ?? fail('access.denied')
}
