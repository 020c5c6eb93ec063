import { make_recovery_codes } from '@portico/shared/contract/identity/second-factor.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasSecondFactor } from '../../../../kernel/has-second-factor.ts'
import { generateRecoveryCodes } from './recovery-codes.ts'

export const makeRecoveryCodes = verb(make_recovery_codes, async ({ services, actor, inPortal, note }) => {
  const { connection } = services.auth
  if (!(await hasSecondFactor(connection, actor.id))) return fail('auth.second_factor_not_started')
  const recovery_codes = await generateRecoveryCodes(connection, actor.id)
  await inPortal(({ emit }) => emit('account.security_changed', { user_id: actor.id, kind: 'recovery_codes_made' }))
  note(`user:${actor.id}`)
  return { recovery_codes }
})
