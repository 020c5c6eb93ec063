import type { Connection } from '../db/client.ts'
import { networkOf } from './client-ip.ts'
import { fail } from './fail.ts'

export type Limit = { key: string; limit: number; window_s: number }

/** The key that hits from one address are counted under: an IPv6 address counts as its /64. */
export const addressKey = (what: string, ip: string): string => `${what}:${networkOf(ip)}`

/** Counts one hit, outside of any transaction so that a refused request counts too; answers the hits and when they lapse. */
async function hit(platform: Connection, { key, window_s }: Limit): Promise<{ hits: number; seconds: number }> {
  const [row] = await platform.sql<{ hits: number; seconds: number }[]>`
    insert into rate_limits as r (key, hits, resets_at) values (${key}, 1, now() + make_interval(secs => ${window_s}))
    on conflict (key) do update set
      hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::integer as seconds`
  // A hit that waited for another one's row lock began before it, and would compute a wait longer than the window.
  return row ? { hits: row.hits, seconds: Math.min(row.seconds, window_s) } : { hits: 1, seconds: window_s }
}

/** Counts one hit before the request is handled, in one statement; answers the seconds to wait when it is past the limit, else 0. `giveBackHit` when it was right. */
export async function reserveHit(platform: Connection, limit: Limit): Promise<number> {
  const { hits, seconds } = await hit(platform, limit)
  return hits > limit.limit ? Math.max(1, seconds) : 0
}

export const giveBackHit = async (platform: Connection, { key }: Limit): Promise<void> =>
  void (await platform.sql`update rate_limits set hits = greatest(0, hits - 1) where key = ${key}`)

/** Refuses the hit past the limit with 429 and the seconds to wait. */
export async function takeRate(platform: Connection, limit: Limit): Promise<void> {
  const seconds = await reserveHit(platform, limit)
  if (seconds > 0) fail('general.too_many_requests', { seconds })
}
