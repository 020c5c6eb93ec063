import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { claimLinks, subordinates } from '../tables.ts'
import { orderLines } from '../../orders/tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { lockAccount, lockFreeSeats, lockPortalBalances } from '../../credits/door.ts'
import { enrollWithCredit, lockMembership } from '../enroll-with-credit.ts'
import { obstacleOfPortal, refuseForColleague, refuseOtherAddress } from './accept-for-portal.ts'
import type { Claim } from './find-claim.ts'
import { lockOwnOfLine } from './own-of-line.ts'
import { closeForEnrolled } from './portal-invitations.ts'
import { seatOfPerson } from './seat-of-person.ts'
import { wasRevoked } from './was-revoked.ts'

type ClaimInput = { find: () => Promise<Claim>; user_id: number; now: Date }
type RedeemedClaim = { enrollment_id: number; slug: string; is_new: boolean }

/**
 * Takes the seat of a claim link or invitation with a credit of its holder; someone who already has the course keeps it. At an open link, an invited
 * person takes the seat that is reserved for them, so that they do not hold a second one.
 */
export async function redeemClaim(scope: Scope, { find, user_id, now }: ClaimInput): Promise<RedeemedClaim> {
  const { db } = scope
  const { roles } = await lockMembership(db, user_id)
  const { slug, ...claim } = await find()
  const yours = await seatOfPerson(db, { user_id, claim, now })
  if (claim.holder_id === null) await refuseOtherAddress(db, { user_id, email: claim.email })
  if (yours) {
    await closeIfOfPortal(db, { claim, enrollment_id: yours.enrollment_id, user_id, now })
    return { enrollment_id: yours.enrollment_id, slug, is_new: false }
  }

  await lockOpenLink(db, claim)
  const own = await lockOwnOfLine(db, { user_id, claim })
  if (own === null && (await wasRevoked(db, { user_id, claim }))) fail('invitations.seat_revoked')
  if (claim.holder_id === null) await refuseForPortal(db, { claim, user_id, roles })
  const { course_id, holder_id, order_line_id } = claim
  if (!claim.email && own === null && holder_id !== null) {
    const line_id = order_line_id ?? fail('auth.link_expired')
    await lockFreeSeats(db, { line: { id: line_id, course_id }, buyer_id: holder_id, wanted: 1 })
  }
  const { enrollment_id } = await enrollWithCredit(scope, {
    course_id,
    learner_id: user_id,
    holder_id,
    order_line_id,
    actor_id: user_id,
    due_on: (own ?? claim).due_on,
    now,
  })
  const used = own?.id ?? (claim.email ? claim.id : null)
  if (used !== null) await accepted(db, { claim: { id: used, holder_id }, enrollment_id, user_id, now })
  return { enrollment_id, slug, is_new: true }
}

/** Uses up the invitation and adds its person to the people of the manager who sent it. */
async function accepted(
  db: Transaction,
  {
    claim,
    enrollment_id,
    user_id,
    now,
  }: { claim: Pick<Claim, 'id' | 'holder_id'>; enrollment_id: number } & Pick<ClaimInput, 'user_id' | 'now'>,
): Promise<void> {
  await db.update(claimLinks).set({ closed_at: now, enrollment_id }).where(eq(claimLinks.id, claim.id))
  if (claim.holder_id !== null && user_id !== claim.holder_id)
    await db.insert(subordinates).values({ manager_id: claim.holder_id, user_id }).onConflictDoNothing()
}

type Enrolled = { claim: Pick<Claim, 'holder_id' | 'course_id'>; enrollment_id: number } & Pick<
  ClaimInput,
  'user_id' | 'now'
>

/** An invitation of the portal to somebody who takes the course already would hold a credit and could be accepted later. */
async function closeIfOfPortal(db: Transaction, { claim, ...enrolled }: Enrolled): Promise<void> {
  const { holder_id, course_id } = claim
  if (holder_id !== null) return
  await lockPortalBalances(db, course_id)
  await closeForEnrolled(db, { ...enrolled, course_id })
}

/** The caller has locked the portal's credits and the invitation. */
async function refuseForPortal(
  db: Transaction,
  { claim, user_id, roles }: { claim: Omit<Claim, 'slug'>; user_id: number; roles: readonly string[] },
): Promise<void> {
  await refuseForColleague(db, { user_id, course_id: claim.course_id, roles })
  const obstacle = await obstacleOfPortal(db, claim)
  if (obstacle) fail(obstacle)
}

/** An invitation is one seat: the first to lock it gets it. Locks the account first, as everywhere else, to avoid deadlocks. */
async function lockOpenLink(
  db: Transaction,
  { id, email, course_id, holder_id }: Pick<Claim, 'id' | 'email' | 'course_id' | 'holder_id'>,
): Promise<void> {
  if (holder_id !== null) await lockAccount(db, { kind: 'manager', course_id, user_id: holder_id })
  else await lockPortalBalances(db, course_id)
  const [link] = await db
    .select({ closed_at: claimLinks.closed_at, order_line_id: claimLinks.order_line_id })
    .from(claimLinks)
    .where(eq(claimLinks.id, id))
    .for(email ? 'no key update' : 'key share')
  if (!link || link.closed_at) return fail('auth.link_expired')
  const [line] = await db
    .select({ disputed_at: orderLines.disputed_at })
    .from(orderLines)
    .where(eq(orderLines.id, link.order_line_id ?? 0))
  if (line?.disputed_at) fail('orders.disputed')
}
