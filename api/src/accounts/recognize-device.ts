import type { Context } from '../kernel/context.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import type { Way } from './open-session.ts'
import { passwordOf } from './own-password.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'request' | 'setCookie' | 'now' | 'inPortal'>

/**
 * After a full sign-in this browser is a known device of the account; a new one is reported to its owner by mail, except when the way in
 * was itself a mailed code: whoever reads that mailbox knows already.
 */
export async function recognizeDevice(ctx: Ctx, { user_id, way }: { user_id: number; way: Way }): Promise<void> {
  const owner = { user_id, password: await passwordOf(ctx.services.auth.connection, user_id) }
  const isNew = knownDevice(ctx, owner) === null
  rememberDevice(ctx, owner)
  if (isNew && (way === 'password' || way === 'passkey' || way === 'sso'))
    await ctx.inPortal(({ emit }) => emit('account.security_changed', { user_id, kind: 'new_device' }))
}
