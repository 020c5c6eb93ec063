import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { claimLinks, subordinates } from '../tables.ts'
import { orderLines } from '../../orders/tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { lockAccount, lockFreeSeats, lockPortalCredits } from '../../credits/door.ts'
import { enrollWithCredit, lockMembership } from '../enroll-with-credit.ts'
import type { Claim } from './find-claim.ts'
import { refuseOtherAddress } from './portal-invitations.ts'
import { seatOfPerson } from './seat-of-person.ts'

type ClaimInput = { find: () => Promise<Claim>; user_id: number; now: Date }
type RedeemedClaim = { enrollment_id: number; slug: string; is_new: boolean }

/** Takes the seat of a claim link or invitation with a credit of its holder; someone who already has the course keeps it. */
export async function redeemClaim(scope: Scope, { find, user_id, now }: ClaimInput): Promise<RedeemedClaim> {
  const { db } = scope
  await lockMembership(db, user_id)
  const { slug, ...claim } = await find()
  const yours = await seatOfPerson(db, { user_id, claim, now })
  if (claim.holder_id === null) await refuseOtherAddress(db, { user_id, email: claim.email })
  if (yours) return { enrollment_id: yours.enrollment_id, slug, is_new: false }

  await lockOpenLink(db, claim)
  const { course_id, holder_id, order_line_id, due_on } = claim
  if (!claim.email && holder_id !== null) {
    const line_id = order_line_id ?? fail('auth.link_expired')
    await lockFreeSeats(db, { line: { id: line_id, course_id }, buyer_id: holder_id, wanted: 1 })
  }
  const { enrollment_id } = await enrollWithCredit(scope, {
    course_id,
    learner_id: user_id,
    holder_id,
    order_line_id,
    actor_id: user_id,
    due_on,
    now,
  })
  if (claim.email) await accepted(db, { claim, enrollment_id, user_id, now })
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

/** An invitation is one seat: the first to lock it gets it. Locks the account first, as everywhere else, to avoid deadlocks. */
async function lockOpenLink(
  db: Transaction,
  { id, email, course_id, holder_id }: Pick<Claim, 'id' | 'email' | 'course_id' | 'holder_id'>,
): Promise<void> {
  if (holder_id !== null) await lockAccount(db, { kind: 'manager', course_id, user_id: holder_id })
  else if ((await lockPortalCredits(db, course_id)).balance < 1) fail('invitations.no_seat_left')
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
