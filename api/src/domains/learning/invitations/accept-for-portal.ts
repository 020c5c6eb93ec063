import { and, eq, sql } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { isRole } from '@portico/shared/access/roles.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import { creditBalance, hasSharedSeat, portalCreditsFor } from '../../credits/door.ts'
import { users } from '../../identity/tables.ts'
import { hasCompleted } from '../has-completed.ts'
import type { Claim } from './find-claim.ts'

/** An invitation of the portal is for its address alone: the account must have proven it. */
export async function refuseOtherAddress(
  db: Transaction,
  { user_id, email }: { user_id: number; email: string | null },
): Promise<void> {
  const [mine] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), eq(sql`lower(${users.email})`, email ?? ''), eq(users.email_verified, true)))
  if (!mine) fail('invitations.other_address')
}

/** Refuses those whom a colleague enrolls: staff, who would pay themselves with the portal’s credit, and people who have completed the course. */
export async function refuseForColleague(
  db: Transaction,
  { user_id, course_id, roles }: { user_id: number; course_id: number; roles: readonly string[] },
): Promise<void> {
  if (may({ roles: roles.filter(isRole), action: 'enrollments.manage' })) fail('invitations.for_staff')
  if (await hasCompleted(db, { user_id, course_id })) fail('invitations.completed_before')
}

type Offered = Pick<Claim, 'course_id' | 'publication_status'>

/** Returns why an invitation of the portal cannot be accepted at the moment, or null. */
export async function obstacleOfPortal(
  db: Transaction,
  { course_id, publication_status }: Offered,
): Promise<'invitations.unavailable' | 'invitations.no_seat_left' | null> {
  if (publication_status !== courseStatus.published || !(await hasSharedSeat(db, course_id)))
    return 'invitations.unavailable'
  return (await portalCreditsFor(db, course_id)) < 1 ? 'invitations.no_seat_left' : null
}

/** Refuses an invitation that nobody can accept at the moment, before an account is made for it. Accepting checks again, behind locks. */
export async function refuseUnacceptable(
  db: Transaction,
  claim: Offered & Pick<Claim, 'holder_id' | 'disputed_at'>,
): Promise<void> {
  const { holder_id, course_id } = claim
  if (holder_id === null) {
    const obstacle = await obstacleOfPortal(db, claim)
    if (obstacle) fail(obstacle)
    return
  }
  if (claim.disputed_at) fail('orders.disputed')
  if ((await creditBalance(db, { kind: 'manager', course_id, user_id: holder_id })) < 1) fail('credits.not_enough')
}
