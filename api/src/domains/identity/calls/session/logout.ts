import { logout as contract } from '@portico/shared/contract/identity/session.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { verb } from '../../../../kernel/verb.ts'
import { setSignedOutCookies } from '../../session-cookies.ts'

export const logout = verb(contract, async (ctx) => {
  const { services, host, request } = ctx
  await services.auth
    .forRealm(realmOf(host, services.config))
    .api.signOut({ headers: request.headers })
    .catch(() => null)
  setSignedOutCookies(ctx)
  return null
})
