import type { RequestListener } from 'node:http'
import type { Config } from '../config.ts'
import { hstsOf } from '../kernel/secure-headers.ts'

/** The same server, whose every answer on an https host says that the host stays so. */
export function withHsts(
  config: Pick<Config, 'PUBLIC_HOST' | 'CONTENT_HOST'>,
  handle: RequestListener,
): RequestListener {
  return (req, res) => {
    const hsts = hstsOf(req.headers.host ?? '', config)
    if (hsts !== null) res.setHeader('Strict-Transport-Security', hsts)
    handle(req, res)
  }
}
