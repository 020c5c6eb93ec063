import type { Config } from '../config.ts'
import { isWithin, nameOfHost } from '../settings/host-name.ts'
import { isHttps } from '../portal/portal-url.ts'

const year_s = 31_536_000
type Hosts = Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST'>

/**
 * Returns Strict-Transport-Security for a Host header: one year, including subdomains only on the installation's own domain, since a customer's other
 * subdomains are not ours to decide about. Null for plain http.
 */
export function hstsOf(host: string, config: Hosts): string | null {
  const name = nameOfHost(host)
  if (!isHttps(name, config)) return null
  const isOwn = [config.PUBLIC_HOST, config.CONTENT_HOST].some((own) => isWithin(name, own))
  return `max-age=${year_s}${isOwn ? '; includeSubDomains' : ''}`
}

/** The policy of responses without their own: they may not be framed. */
export const unframed = "frame-ancestors 'none'"

/** Completes response headers of the api or content host: nosniff, a frame policy, and HSTS on https hosts. */
export function completeHeaders(answered: Headers, { host, config }: { host: string; config: Hosts }): void {
  answered.set('x-content-type-options', 'nosniff')
  if (!answered.has('content-security-policy')) answered.set('content-security-policy', unframed)
  const hsts = hstsOf(host, config)
  if (hsts !== null) answered.set('strict-transport-security', hsts)
}
