import { verify_token } from '@portico/shared/contract/identity/registration.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkReset } from '../../check-reset.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { verifyPerIp } from '../../limits.ts'

/** Redeems an email code and signs in; a reset token is only checked (SES-051, OP-28). */
export const verifyToken = verb(verify_token, async (ctx, { body }) => {
  await enforceRateLimit(ctx.services.platform, verifyPerIp(ctx.ip))
  if (body.type === 'email') return { valid: true as const, session: await confirmRegistration(ctx, body) }
  const check = await checkReset(ctx, body)
  if (check.state !== 'right') return fail(check.state === 'expired' ? 'auth.reset_link_expired' : 'auth.token_invalid')
  return { valid: true as const, session: null }
})
