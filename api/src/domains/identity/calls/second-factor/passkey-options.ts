import { passkey_options } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { verb } from '../../../../kernel/verb.ts'
import { authenticationOptions } from './authentication-options.ts'

export const passkeyOptions = verb(passkey_options, (ctx) =>
  authenticationOptions(ctx, { user_id: ctx.actor.id, purpose: 'session' }),
)
