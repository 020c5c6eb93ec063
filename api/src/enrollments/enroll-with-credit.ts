import { eq } from 'drizzle-orm'
import type { Scope } from '../kernel/context.ts'
import { fail } from '../kernel/fail.ts'
import { enrollments } from '../db/tables/learning.ts'
import { memberships } from '../db/tables/people.ts'
import { lockAccount } from './credit-account.ts'
import { moveCredits } from './move-credits.ts'
import { runningEnrollments } from './running-enrollments.ts'

type Seat = {
  course_id: number
  learner_id: number
  holder_id: number
  order_line_id: number
  actor_id: number | null
  now: Date
}

/**
 * Enrolls one person with one credit of the holder (CRD-001). Somebody whose enrollment still runs keeps that one, and no credit moves.
 * The learner's membership is locked first, then the holder's account: no two requests can enroll them twice or spend one credit twice.
 */
export async function enrollWithCredit(
  { db, emit }: Scope,
  { course_id, learner_id, holder_id, order_line_id, actor_id, now }: Seat,
): Promise<{ enrollment_id: number; is_new: boolean }> {
  await lockMembership(db, learner_id)
  const running = (await runningEnrollments(db, { user_id: learner_id, course_ids: [course_id], now })).get(course_id)
  if (running !== undefined) return { enrollment_id: running, is_new: false }

  const from = await lockAccount(db, { kind: 'manager', course_id, user_id: holder_id })
  if (from.balance < 1) fail('credits.not_enough')
  const [made] = await db
    .insert(enrollments)
    .values({ course_id, user_id: learner_id, order_line_id, purchased_at: now })
    .returning({ id: enrollments.id })
  if (!made) throw new Error('no enrollment was made')
  const to = await lockAccount(db, { kind: 'learner', course_id, user_id: learner_id, enrollment_id: made.id })
  await moveCredits(db, { from, to, amount: 1, reason: { type: 'Allocated', order_line_id, actor_id } })
  await emit('learner.enrolled', { enrollment_id: made.id })
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
