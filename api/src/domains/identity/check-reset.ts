import type { Context } from '../../kernel/context.ts'
import { realmOf } from '../../kernel/cookies.ts'
import { mayUseTokensOn } from '../../kernel/token-origin.ts'
import { findResetToken, type FoundReset } from './reset-token.ts'

/**
 * Checks a reset token. One sent with a tenant's own domain is valid only there, and only while the account belongs to that portal alone: it may
 * since have joined another portal or become platform staff.
 */
export async function checkReset(
  { services, host }: Pick<Context<never>, 'services' | 'host'>,
  { email, token }: { email: string; token: string },
): Promise<FoundReset> {
  const realm = realmOf(host, services.config)
  const found = await findResetToken(services.auth.connection, { email, token, realm })
  if (
    found.state === 'right' &&
    !(await mayUseTokensOn(services, { realm, portal_id: found.portal_id, user_id: found.user_id }))
  )
    return { state: 'wrong' }
  return found
}
