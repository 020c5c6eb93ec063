import type { Context } from '../../kernel/context.ts'
import { knownDevice, rememberDevice, type DeviceOwner } from './known-device.ts'
import type { Way } from './open-session.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'request' | 'setCookie' | 'now' | 'emitAtEnd'>

/**
 * After a full sign-in this browser is a known device of the account; a new one is reported to its owner by mail, except when the way in
 * was itself a mailed code: whoever reads that mailbox knows already.
 */
export function recognizeDevice(ctx: Ctx, { owner, way }: { owner: DeviceOwner; way: Way }): void {
  const isNew = knownDevice(ctx, owner) === null
  rememberDevice(ctx, owner)
  if (isNew && (way === 'password' || way === 'passkey' || way === 'sso'))
    ctx.emitAtEnd('account.security_changed', { user_id: owner.user_id, kind: 'new_device' })
}
