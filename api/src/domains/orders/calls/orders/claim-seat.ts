import { claim_seat } from '@portico/shared/contract/orders/seats.ts'
import { findClaim, claimPerIp, redeemClaim } from '../../../learning/door.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Enrolls the holder of the link with one of the buyer's credits: never below zero, and not if they already have the course. */
export const claimSeat = verb(claim_seat, async ({ db, emit, actor, services, ip, now, note }, { params }) => {
  await enforceRateLimit(services.platform, claimPerIp(ip))
  const taken = await redeemClaim(
    { db, emit },
    { find: () => findClaim(db, params.token), user_id: actor.id, now: now() },
  )
  if (taken.is_new) note(`enrollment:${taken.enrollment_id}`)
  return { enrollment_id: taken.enrollment_id, slug: taken.slug }
})
