import { ask_unlock_code } from '@portico/shared/contract/identity/session-lockout.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { guessedKey } from '../../guess-limits.ts'
import { registerPerIp, resendAfter_s, unlockCodesPerAccount } from '../../limits.ts'
import { loginAccount } from '../../credentials-of.ts'

/** Known and unknown logins take the same steps and enqueue the same job; the worker decides whether to mail. */
export const askUnlockCode = verb(ask_unlock_code, async ({ services, ip, inPortal }, { body }) => {
  await enforceRateLimit(services.platform, registerPerIp(ip))
  const found = await loginAccount(services.auth.connection, body.login)
  await enforceRateLimit(
    services.platform,
    unlockCodesPerAccount(guessedKey(found ? { user_id: found.id } : { login: body.login })),
  )
  await inPortal(({ emit }) => emit('account.unlock_code_requested', { user_id: found?.id ?? null }))
  return { sent: true as const, resend_after_s: resendAfter_s }
})
