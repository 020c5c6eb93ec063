import { eq } from 'drizzle-orm'
import { claim_seat } from '@portico/shared/contract/orders-seats.ts'
import type { Transaction } from '../../db/client.ts'
import { claimLinks } from '../../db/tables/credits.ts'
import { fail } from '../../kernel/fail.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { lockAccount } from '../../enrollments/credit-account.ts'
import { enrollWithCredit, lockMembership } from '../../enrollments/enroll-with-credit.ts'
import { findClaim } from './find-claim.ts'
import { claimPerIp } from './limits.ts'
import { lockFreeSeats } from './lock-free-seats.ts'
import { seatOfPerson } from './seat-of-person.ts'

/** Enrolls whoever holds the link from the buyer's credits: never below zero, and nobody who has the course already. */
export const claimSeat = verb(claim_seat, async ({ db, emit, actor, services, ip, now, note }, { params }) => {
  await takeRate(services.platform, claimPerIp(ip))
  await lockMembership(db, actor.id)
  const { slug, ...claim } = await findClaim(db, params.token)
  const yours = await seatOfPerson(db, { user_id: actor.id, claim, now: now() })
  if (yours) return { enrollment_id: yours.enrollment_id, slug }

  await lockOpenLink(db, claim)
  const { course_id, holder_id, order_line_id } = claim
  if (!claim.email) await lockFreeSeats(db, { line: { id: order_line_id, course_id }, buyer_id: holder_id, wanted: 1 })
  const { enrollment_id } = await enrollWithCredit(
    { db, emit },
    { course_id, learner_id: actor.id, holder_id, order_line_id, actor_id: actor.id, now: now() },
  )
  if (claim.email)
    await db.update(claimLinks).set({ closed_at: now(), enrollment_id }).where(eq(claimLinks.id, claim.id))
  note(`enrollment:${enrollment_id}`)
  return { enrollment_id, slug }
})

type Claim = Awaited<ReturnType<typeof findClaim>>

/** An invitation is one seat: whoever locks it first has it. Like everywhere the account is locked before, so that nobody waits in a ring. */
async function lockOpenLink(
  db: Transaction,
  { id, email, course_id, holder_id }: Pick<Claim, 'id' | 'email' | 'course_id' | 'holder_id'>,
) {
  await lockAccount(db, { kind: 'manager', course_id, user_id: holder_id })
  const [link] = await db
    .select({ closed_at: claimLinks.closed_at })
    .from(claimLinks)
    .where(eq(claimLinks.id, id))
    .for(email ? 'no key update' : 'key share')
  if (!link || link.closed_at) fail('auth.link_expired')
}
