import type { RequestListener } from 'node:http'
import type { Config } from '../config.ts'
import { hstsOf } from '../kernel/secure-headers.ts'

const mostHosts = 10_000

/** The same server, whose every answer on an https host carries HSTS. */
export function withHsts(
  config: Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST'>,
  handle: RequestListener,
): RequestListener {
  // By Host header, which visitors choose: the cache is bounded.
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
