import { decline_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import { findClaim } from '../../../invitations/find-claim.ts'
import { claimPerIp } from '../../../invitations/limits.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { decline } from './decline.ts'

/** Needs only the link in the mail: declining does not require an account (USR-029). */
export const declineInvitation = verb(decline_invitation, async ({ db, services, ip, now, note }, { params, body }) => {
  await enforceRateLimit(services.platform, claimPerIp(ip))
  const { id, email } = await findClaim(db, params.token)
  if (email === null) fail('invitations.not_open')
  note(`invitation:${id}`, { declined: true, never: body.never })
  return decline(db, { id, never: body.never, now: now() })
})
