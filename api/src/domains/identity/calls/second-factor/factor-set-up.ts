import type { AtEnd, Context } from '../../../../kernel/context.ts'
import { markSession } from '../../../../kernel/session.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'

type Ctx = Pick<Context & AtEnd, 'services' | 'inPortal'> & { actor: { id: number; session_id: number } }

/**
 * Counts setting up a factor as proving it in this session. Returns the recovery codes that come with the first one and notifies the owner by mail.
 */
export async function factorSetUp(
  { services, inPortal, actor }: Ctx,
  kind: 'totp_added' | 'passkey_added',
): Promise<string[] | null> {
  const { connection } = services.auth
  await markSession(connection, actor.session_id, { second_factor_at: services.now() })
  const codes = await firstRecoveryCodes(connection, actor.id)
  await inPortal(({ emit }) => emit('account.security_changed', { user_id: actor.id, kind }))
  return codes
}
