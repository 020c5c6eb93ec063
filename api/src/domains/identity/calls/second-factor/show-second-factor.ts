import { show_second_factor } from '@portico/shared/contract/identity/second-factor.ts'
import { secondFactorState } from '@portico/shared/rules/identity/session/second-factor.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { factorStateOf } from '../../../../kernel/check-session.ts'
import { verb } from '../../../../kernel/verb.ts'
import { factorsOf } from '../../factors-of.ts'

export const showSecondFactor = verb(show_second_factor, async ({ services, actor, host }) => {
  const { passkeys, ...factors } = await factorsOf(services.auth.connection, actor.id)
  const realm = realmOf(host, services.config)
  return {
    ...factors,
    state: factorStateOf(actor),
    is_demanded: actor.roles.some(
      (role) => secondFactorState({ role, has_factor: false, is_proven: false, demands: actor.demands }) === 'missing',
    ),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at, realm: made_on }) => ({
      id,
      name,
      created_at,
      last_used_at,
      is_usable_here: made_on === realm,
    })),
  }
})
