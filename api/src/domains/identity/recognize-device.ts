import type { Context } from '../../kernel/context.ts'
import { knownDevice, rememberDevice, type DeviceOwner } from './known-device.ts'
import type { Way } from './open-session.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'request' | 'setCookie' | 'now' | 'emitAtEnd'>

/**
 * After a full sign-in, makes this browser a known device of the account and mails the owner about a new one, unless the person signed in with a
 * mailed code: the reader of that mailbox already knows.
 */
export function recognizeDevice(ctx: Ctx, { owner, way }: { owner: DeviceOwner; way: Way }): void {
  const isNew = knownDevice(ctx, owner) === null
  rememberDevice(ctx, owner)
  if (isNew && (way === 'password' || way === 'passkey' || way === 'sso'))
    ctx.emitAtEnd('account.security_changed', { user_id: owner.user_id, kind: 'new_device' })
}
