import { eq } from 'drizzle-orm'
import { claim_seat } from '@portico/shared/contract/orders-seats.ts'
import { claimLinks } from '../../db/tables/credits.ts'
import { fail } from '../../kernel/fail.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { enrollWithCredit, lockMembership } from '../../enrollments/enroll-with-credit.ts'
import { runningEnrollments } from '../../enrollments/running-enrollments.ts'
import { findClaim } from './find-claim.ts'
import { claimPerIp } from './limits.ts'

/** Enrolls whoever holds the link from the buyer's credits: never below zero, never twice while that enrollment runs. */
export const claimSeat = verb(claim_seat, async ({ db, emit, actor, services, ip, now, note }, { params }) => {
  await takeRate(services.platform, claimPerIp(ip))
  await lockMembership(db, actor.id)
  const { course_id, slug, ...claim } = await findClaim(db, params.token)
  const running = (await runningEnrollments(db, { user_id: actor.id, course_ids: [course_id], now: now() })).get(
    course_id,
  )
  if (running !== undefined) return { enrollment_id: running, slug }

  // An invitation is one seat: whoever locks it first has it.
  const [link] = await db
    .select({ closed_at: claimLinks.closed_at })
    .from(claimLinks)
    .where(eq(claimLinks.id, claim.id))
    .for(claim.email ? 'no key update' : 'key share')
  if (!link || link.closed_at) fail('auth.link_expired')
  const { enrollment_id } = await enrollWithCredit(
    { db, emit },
    {
      course_id,
      learner_id: actor.id,
      holder_id: claim.holder_id,
      order_line_id: claim.order_line_id,
      actor_id: actor.id,
      now: now(),
    },
  )
  if (claim.email) await db.update(claimLinks).set({ closed_at: now() }).where(eq(claimLinks.id, claim.id))
  note(`enrollment:${enrollment_id}`)
  return { enrollment_id, slug }
})
