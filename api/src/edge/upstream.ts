import { Pool } from 'undici'
import type { Config } from '../config.ts'

const silent_ms = 120_000

/**
 * The edge's connections to the api. undici alone decides how requests are framed, sends one at a time per connection, and drops a connection after
 * any incomplete exchange.
 */
export function createUpstream(config: Pick<Config, 'API_URL'>): Pool {
  return new Pool(new URL(config.API_URL).origin, {
    pipelining: 1,
    allowH2: false,
    headersTimeout: silent_ms,
    bodyTimeout: silent_ms,
  })
}
