import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../../kernel/context.ts'
import { cookieLife_s, readSecretCookie, setSecretCookie } from '../../../../kernel/cookies.ts'

type Ctx = Pick<Context<never>, 'request' | 'host' | 'setCookie' | 'services'>
const form = /^[\w-]{32}$/
const cookieScopeOf = ({ host, services }: Ctx) => ({ host, config: services.config })
const hashOf = (secret: string): string => createHash('sha256').update(`registration:${secret}`).digest('hex')

function secretOf(ctx: Ctx): string | null {
  const secret = readSecretCookie(ctx.request.headers.get('cookie'), 'pending_registration', cookieScopeOf(ctx))
  return secret !== null && form.test(secret) ? secret : null
}

/** Returns the hash stored with this browser's registrations on this host, or null if it never registered here. */
export function registeringBrowser(ctx: Ctx): string | null {
  const secret = secretOf(ctx)
  return secret === null ? null : hashOf(secret)
}

/** Marks this browser as registering. A browser that registers again keeps its mark, so its earlier code stays valid too. */
export function markBrowser(ctx: Ctx): string {
  const secret = secretOf(ctx) ?? randomBytes(24).toString('base64url')
  ctx.setCookie(setSecretCookie('pending_registration', secret, { ...cookieScopeOf(ctx), max_age_s: cookieLife_s }))
  return hashOf(secret)
}
