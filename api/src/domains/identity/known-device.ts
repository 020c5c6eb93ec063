import { randomBytes } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import {
  clearSecretCookie,
  heldDeviceCookies,
  readSecretCookie,
  realmOf,
  setSecretCookie,
  type SecretCookie,
} from '../../kernel/cookies.ts'
import { isSignature, signatureOf } from '../../kernel/signature.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'request' | 'setCookie' | 'now'>
/** The account that a device is known to; its password's hash is part of the signature, so that a new password forgets all devices. */
export type DeviceOwner = { user_id: number; password: string | null }

/** Half a year. */
const life_s = 180 * 86_400
/** How many accounts a browser may be known to; a computer shared by a whole class must not send ever longer headers. */
const accountsKept = 5
const placeOf = ({ host, services }: Ctx) => ({ host, config: services.config })

/** One cookie per account, so that people who share a browser do not evict each other; the name does not disclose whose. */
const cookieOf = (ctx: Ctx, { user_id }: DeviceOwner): SecretCookie =>
  `device_${signatureOf(`device-name:${user_id}`, ctx.services.secrets.session).toString('hex').slice(0, 12)}`

const vouched = (
  ctx: Ctx,
  { user_id, password }: DeviceOwner,
  { id, since_s }: { id: string; since_s: string },
): string => JSON.stringify(['device', realmOf(ctx.host, ctx.services.config), user_id, password ?? '', id, since_s])

/** The id of this browser, when its owner has fully signed in here before with the password of today; null otherwise. */
export function knownDevice(ctx: Ctx, owner: DeviceOwner): string | null {
  const [id = '', since_s = '', signature = ''] = (
    readSecretCookie(ctx.request.headers.get('cookie'), cookieOf(ctx, owner), placeOf(ctx)) ?? ''
  ).split('.')
  if (!id || !/^\d{1,12}$/.test(since_s) || ctx.now().getTime() / 1000 - Number(since_s) > life_s) return null
  return isSignature(Buffer.from(signature, 'base64url'), {
    text: vouched(ctx, owner, { id, since_s }),
    secret: ctx.services.secrets.session,
  })
    ? id
    : null
}

/** Marks this browser as one that the account has fully signed in from; a known one keeps its id, and the oldest of too many go. */
export function rememberDevice(ctx: Ctx, owner: DeviceOwner): void {
  const id = knownDevice(ctx, owner) ?? randomBytes(16).toString('base64url')
  const since_s = String(Math.floor(ctx.now().getTime() / 1000))
  const value = `${id}.${since_s}.${signatureOf(vouched(ctx, owner, { id, since_s }), ctx.services.secrets.session).toString('base64url')}`
  const mine = cookieOf(ctx, owner)
  const others = heldDeviceCookies(ctx.request.headers.get('cookie'), placeOf(ctx)).filter((name) => name !== mine)
  for (const name of others.slice(0, Math.max(0, others.length - accountsKept + 1)))
    ctx.setCookie(clearSecretCookie(name, placeOf(ctx)))
  ctx.setCookie(setSecretCookie(mine, value, { ...placeOf(ctx), max_age_s: life_s }))
}
