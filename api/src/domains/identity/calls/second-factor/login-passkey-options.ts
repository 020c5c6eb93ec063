import { login_passkey_options } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { secondFactorPerIp } from '../../limits.ts'
import { pendingLogin } from '../../../../kernel/pending-login.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { authenticationOptions } from './authentication-options.ts'

/** After a correct password, asks only for that account's passkeys; before that, the response is the same for everyone. */
export const loginPasskeyOptions = verb(login_passkey_options, async (ctx) => {
  await enforceRateLimit(ctx.services.platform, secondFactorPerIp(ctx.ip))
  return authenticationOptions(ctx, { user_id: (await pendingLogin(ctx))?.user_id ?? null, purpose: 'sign_in' })
})
