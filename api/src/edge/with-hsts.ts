import type { RequestListener } from 'node:http'
import type { Config } from '../config.ts'
import { hstsOf } from '../kernel/secure-headers.ts'

const mostHosts = 10_000

/** Wraps a handler so that every response on an https host has HSTS. */
export function withHsts(
  config: Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST'>,
  handle: RequestListener,
): RequestListener {
  // Keyed by Host header, which visitors choose, so the cache is bounded.
  const known = new Map<string, string | null>()
  const headerOf = (host: string): string | null => {
    const found = known.get(host)
    if (found !== undefined) return found
    if (known.size >= mostHosts) known.clear()
    const hsts = hstsOf(host, config)
    known.set(host, hsts)
    return hsts
  }
  return (req, res) => {
    const hsts = headerOf(req.headers.host ?? '')
    if (hsts !== null) res.setHeader('Strict-Transport-Security', hsts)
    handle(req, res)
  }
}
