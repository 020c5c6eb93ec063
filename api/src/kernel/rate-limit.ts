import type { Connection } from '../db/client.ts'
import { fail } from './fail.ts'

export type Limit = { key: string; limit: number; window_s: number }

/** Counts one hit, outside of any transaction so that a refused request counts too; answers the hits and when they lapse. */
async function hit(platform: Connection, { key, window_s }: Limit): Promise<{ hits: number; seconds: number }> {
  const [row] = await platform.sql<{ hits: number; seconds: number }[]>`
    insert into rate_limits as r (key, hits, resets_at) values (${key}, 1, now() + make_interval(secs => ${window_s}))
    on conflict (key) do update set
      hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::integer as seconds`
  return row ?? { hits: 1, seconds: window_s }
}

/** Refuses the hit past the limit with 429 and the seconds to wait. */
export async function takeRate(platform: Connection, limit: Limit): Promise<void> {
  const { hits, seconds } = await hit(platform, limit)
  if (hits > limit.limit) fail('general.too_many_requests', { seconds: Math.max(1, seconds) })
}

/** Notes a failure (a wrong password); `isLocked` tells when there were too many. Both outlive a restart. */
export const noteFailure = async (platform: Connection, limit: Limit): Promise<void> => void (await hit(platform, limit))

export async function lockedFor_s(platform: Connection, { key, limit }: Limit): Promise<number> {
  const [row] = await platform.sql<{ seconds: number }[]>`
    select ceil(extract(epoch from resets_at - now()))::integer as seconds from rate_limits where key = ${key} and hits >= ${limit} and resets_at > now()`
  return row?.seconds ?? 0
}

export const forgetFailures = async (platform: Connection, key: string): Promise<void> => void (await platform.sql`delete from rate_limits where key = ${key}`)
