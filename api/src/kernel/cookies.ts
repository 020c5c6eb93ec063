import type { Config } from '../config.ts'
import { isWithin, nameOfHost } from '../settings/host-name.ts'
import { isHttps } from '../portal/portal-url.ts'

/** The prefix of all our cookies (SES-059). */
const prefix = 'portico_'
export const cookieNames = {
  is_auth: `${prefix}is_auth`,
  current_role: `${prefix}current_role`,
  redirect_path: `${prefix}redirect_path`,
  csrf: 'XSRF-TOKEN',
} as const

/** 24 hours (SES-059). */
export const cookieLife_s = 86_400

/**
 * Returns the cookie realm of a host: subdomains of PUBLIC_HOST share cookies, a custom domain has its own (OP-32). A trailing dot makes no
 * difference.
 */
export function realmOf(host: string, config: Pick<Config, 'PUBLIC_HOST'>): string {
  const name = nameOfHost(host)
  return isWithin(name, config.PUBLIC_HOST) ? config.PUBLIC_HOST : name
}

type CookieScope = { host: string; config: Pick<Config, 'PUBLIC_HOST'> }
type Options = CookieScope & { http_only?: boolean; host_only?: boolean; max_age_s?: number }

export function setCookie(
  name: string,
  value: string,
  { host, config, http_only = false, host_only = false, max_age_s = cookieLife_s }: Options,
): string {
  const realm = realmOf(host, config)
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${max_age_s}`, 'SameSite=Lax']
  if (!host_only && realm === config.PUBLIC_HOST) parts.push(`Domain=${realm}`)
  if (http_only) parts.push('HttpOnly')
  if (isHttps(realm, config)) parts.push('Secure')
  return parts.join('; ')
}

export const clearCookie = (name: string, options: Options): string => setCookie(name, '', { ...options, max_age_s: 0 })

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...rest] = part.trim().split('=')
    if (key !== name) continue
    try {
      return decodeURIComponent(rest.join('='))
    } catch {
      return null
    }
  }
  return null
}

/**
 * Returns the session cookie's name on a host: `portico_session` on plain http, prefixed `__Secure-` on hosts sharing PUBLIC_HOST and `__Host-` on a
 * custom domain. The prefixes stop neighboring hosts and plain http from planting a cookie.
 */
export function sessionCookieName({ host, config }: CookieScope): string {
  const realm = realmOf(host, config)
  const name = `${prefix}session`
  if (!isHttps(realm, config)) return name
  return realm === config.PUBLIC_HOST ? `__Secure-${name}` : `__Host-${name}`
}

/** Reads the session cookie from a Cookie header, under its name on this host; null if there is none. */
export const readSessionCookie = (header: string | null | undefined, place: CookieScope): string | null =>
  readCookie(header ?? undefined, sessionCookieName(place))

/** Cookies that are HttpOnly, limited to one host, and read only by the server; `device_…` ends with a hash of the account. */
export type SecretCookie = 'device' | `device_${string}` | 'pending_registration' | 'pending_login'
const secretName = (cookie: SecretCookie, { host, config }: CookieScope): string =>
  `${isHttps(realmOf(host, config), config) ? '__Host-' : ''}${prefix}${cookie}`

/** Builds a Set-Cookie line for a secret cookie: no Domain, HttpOnly, and a `__Host-` prefix on https. */
export const setSecretCookie = (
  cookie: SecretCookie,
  value: string,
  { host, config, max_age_s }: CookieScope & { max_age_s: number },
): string =>
  setCookie(secretName(cookie, { host, config }), value, { host, config, max_age_s, http_only: true, host_only: true })

/** Reads a secret cookie from a Cookie header, under its name on this host; null if there is none. */
export const readSecretCookie = (
  header: string | null | undefined,
  cookie: SecretCookie,
  place: CookieScope,
): string | null => readCookie(header ?? undefined, secretName(cookie, place))

/** Builds a Set-Cookie line that removes a secret cookie. */
export const clearSecretCookie = (cookie: SecretCookie, place: CookieScope): string =>
  setSecretCookie(cookie, '', { ...place, max_age_s: 0 })

/** Lists the device cookies of a Cookie header in the browser's order, oldest first. */
export function deviceCookies(header: string | null | undefined, place: CookieScope): SecretCookie[] {
  const start = secretName('device_', place)
  const names = (header ?? '').split(';').map((part) => part.trim().split('=')[0] ?? '')
  return names
    .filter((name) => name.startsWith(start))
    .map((name): SecretCookie => `device_${name.slice(start.length)}`)
}
