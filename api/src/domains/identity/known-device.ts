import { randomBytes } from 'node:crypto'
import type { Context } from '../../kernel/context.ts'
import {
  clearSecretCookie,
  deviceCookies,
  readSecretCookie,
  realmOf,
  setSecretCookie,
  type SecretCookie,
} from '../../kernel/cookies.ts'
import { isSignature, signatureOf } from '../../kernel/signature.ts'
import type { SignInMethod } from './open-session.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'request' | 'setCookie' | 'now'>
/** The owner of a known device. The password's hash is part of the signature, so a new password forgets all devices. */
export type DeviceOwner = { user_id: number; password: string | null }

/** Half a year. */
const life_s = 180 * 86_400
/** How many accounts a browser remembers; limited, so a computer shared by a whole class does not send ever longer headers. */
const mostAccounts = 5
const cookieScopeOf = ({ host, services }: Ctx) => ({ host, config: services.config })

/** One cookie per account, so people who share a browser do not evict each other; its name does not reveal the account. */
const cookieOf = (ctx: Ctx, { user_id }: DeviceOwner): SecretCookie =>
  `device_${signatureOf(`device-name:${user_id}`, ctx.services.secrets.session).toString('hex').slice(0, 12)}`

const signedContent = (
  ctx: Ctx,
  { user_id, password }: DeviceOwner,
  { id, since_s }: { id: string; since_s: string },
): string => JSON.stringify(['device', realmOf(ctx.host, ctx.services.config), user_id, password ?? '', id, since_s])

/** Returns this browser's id if its owner has fully signed in here with the current password; null otherwise. */
export function knownDevice(ctx: Ctx, owner: DeviceOwner): string | null {
  const [id = '', since_s = '', signature = ''] = (
    readSecretCookie(ctx.request.headers.get('cookie'), cookieOf(ctx, owner), cookieScopeOf(ctx)) ?? ''
  ).split('.')
  if (!id || !/^\d{1,12}$/.test(since_s) || ctx.now().getTime() / 1000 - Number(since_s) > life_s) return null
  return isSignature(Buffer.from(signature, 'base64url'), {
    text: signedContent(ctx, owner, { id, since_s }),
    secret: ctx.services.secrets.session,
  })
    ? id
    : null
}

/** Marks this browser as a known device of the account. A known one keeps its id; the oldest ones over the limit are dropped. */
export function rememberDevice(ctx: Ctx, owner: DeviceOwner): void {
  const id = knownDevice(ctx, owner) ?? randomBytes(16).toString('base64url')
  const since_s = String(Math.floor(ctx.now().getTime() / 1000))
  const value = `${id}.${since_s}.${signatureOf(signedContent(ctx, owner, { id, since_s }), ctx.services.secrets.session).toString('base64url')}`
  const mine = cookieOf(ctx, owner)
  const others = deviceCookies(ctx.request.headers.get('cookie'), cookieScopeOf(ctx)).filter((name) => name !== mine)
  for (const name of others.slice(0, Math.max(0, others.length - mostAccounts + 1)))
    ctx.setCookie(clearSecretCookie(name, cookieScopeOf(ctx)))
  ctx.setCookie(setSecretCookie(mine, value, { ...cookieScopeOf(ctx), max_age_s: life_s }))
}

type SignInCtx = Ctx & Pick<Context<never>, 'emitAtEnd'>

/**
 * After a full sign-in, makes this browser a known device of the account and mails the owner about a new one, unless the person signed in with a
 * mailed code: the reader of that mailbox already knows.
 */
export function recognizeDevice(ctx: SignInCtx, { owner, way }: { owner: DeviceOwner; way: SignInMethod }): void {
  const isNew = knownDevice(ctx, owner) === null
  rememberDevice(ctx, owner)
  if (isNew && (way === 'password' || way === 'passkey' || way === 'sso'))
    ctx.emitAtEnd('account.security_changed', { user_id: owner.user_id, kind: 'new_device' })
}
