import { forgot_password } from '@portico/shared/contract/identity/password.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { registerPerIp, resendAfter_s, resetsPerEmail } from '../../limits.ts'

/** Never looks up the email here: known and unknown ones enqueue the same job, and the worker decides whether to send mail. */
export const forgotPassword = verb(forgot_password, async ({ services, ip, inPortal }, { body }) => {
  await enforceRateLimit(services.platform, registerPerIp(ip))
  await enforceRateLimit(services.platform, resetsPerEmail(body.email))
  await inPortal(({ emit }) => emit('account.reset_requested', { email: body.email }))
  return { sent: true as const, resend_after_s: resendAfter_s }
})
