import { show_claim } from '@portico/shared/contract/orders-seats.ts'
import { fail } from '../../kernel/fail.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { creditBalance } from '../../enrollments/credit-account.ts'
import { findClaim } from './find-claim.ts'
import { claimPerIp } from './limits.ts'

export const showClaim = verb(show_claim, async ({ db, services, ip }, { params }) => {
  await takeRate(services.platform, claimPerIp(ip))
  const { slug, title, thumbnail, first_name, last_name, closed_at, course_id, holder_id } = await findClaim(
    db,
    params.token,
  )
  if (closed_at) fail('auth.link_expired')
  const left = await creditBalance(db, { kind: 'manager', course_id, user_id: holder_id })
  return { course: { slug, title, thumbnail }, from: `${first_name} ${last_name}`.trim(), is_open: left > 0 }
})
