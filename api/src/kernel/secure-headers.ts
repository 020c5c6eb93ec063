import type { Config } from '../config.ts'
import { isWithin, nameOfHost } from '../settings/host-name.ts'
import { isHttps } from '../portal/portal-url.ts'

const year_s = 31_536_000
type Hosts = Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST'>

/**
 * Strict-Transport-Security for a host (a Host header's value): a year, with all that is below where the domain is the installation's
 * own; what is below a customer's domain is not ours to decide. Null where the host is plain http.
 */
export function hstsOf(host: string, config: Hosts): string | null {
  const name = nameOfHost(host)
  if (!isHttps(name, config)) return null
  const isOwn = [config.PUBLIC_HOST, config.CONTENT_HOST].some((own) => isWithin(name, own))
  return `max-age=${year_s}${isOwn ? '; includeSubDomains' : ''}`
}

/** The policy of answers without one of their own: nobody may frame them. */
export const unframed = "frame-ancestors 'none'"

/** Completes the headers of an answer of the api or the content host: nosniff, a frame policy, and HSTS where the host is https. */
export function completeHeaders(answered: Headers, { host, config }: { host: string; config: Hosts }): void {
  answered.set('x-content-type-options', 'nosniff')
  if (!answered.has('content-security-policy')) answered.set('content-security-policy', unframed)
  const hsts = hstsOf(host, config)
  if (hsts !== null) answered.set('strict-transport-security', hsts)
}
