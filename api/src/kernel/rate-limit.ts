import { LRUCache } from 'lru-cache'
import type { Connection } from '../db/client.ts'
import { networkOf } from './client-ip.ts'
import { fail } from './fail.ts'

/** `hits`: how many hits one call counts as, 1 by default. */
export type Limit = { key: string; limit: number; window_s: number; hits?: number }

/** The key for counting hits per IP address; an IPv6 address counts by its /64. */
export const ipKey = (what: string, ip: string): string => `${what}:${networkOf(ip)}`

type HitCount = { hits: number; seconds: number }

/** Builds the statement that counts a hit; returns the hits and the seconds until they expire. */
export const hitStatement = (sql: Connection['sql'], { key, window_s, hits = 1 }: Limit) => sql<HitCount[]>`
    insert into rate_limits as r (key, hits, resets_at) values (${key}, ${hits}, now() + make_interval(secs => ${window_s}))
    on conflict (key) do update set
      hits = case when r.resets_at <= now() then excluded.hits else r.hits + excluded.hits end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::integer as seconds`

/** Returns the seconds to wait after a counted hit; 0 within the limit. */
export function waitAfter({ hits, seconds }: HitCount, { limit, window_s }: Limit): number {
  // A hit that waited for another one's row lock started earlier and would compute a wait longer than the window.
  return hits > limit ? Math.max(1, Math.min(seconds, window_s)) : 0
}

const longestCached_ms = 5_000
const mostKeys = 10_000
/** Keys past their limit, by the database that counts them, with their end time in milliseconds of this process's clock. */
const overLimit = new WeakMap<Connection, LRUCache<string, number>>()

function cacheOverLimit(platform: Connection, { key, seconds }: { key: string; seconds: number }): void {
  const keys = overLimit.get(platform) ?? new LRUCache<string, number>({ max: mostKeys })
  overLimit.set(platform, keys)
  keys.set(key, Date.now() + seconds * 1_000, { ttl: Math.min(seconds * 1_000, longestCached_ms) })
}

/**
 * Refuses a key that this process recently saw past its limit, for at most five seconds, without querying the database. For calls that read while
 * they are counted.
 */
export function rejectKnownOverLimit(platform: Connection, { key }: Pick<Limit, 'key'>): void {
  const until_ms = overLimit.get(platform)?.get(key)
  if (until_ms !== undefined)
    fail('general.too_many_requests', { seconds: Math.max(1, Math.ceil((until_ms - Date.now()) / 1_000)) })
}

/**
 * Counts one hit before the request is handled, in one statement outside any transaction, so that refused requests count too. Returns the seconds to
 * wait, 0 within the limit; call `releaseHit` if the hit should not count.
 */
export async function reserveHit(platform: Connection, limit: Limit): Promise<number> {
  const [counted] = await hitStatement(platform.sql, limit)
  return counted ? waitAfter(counted, limit) : 0
}

export const releaseHit = async (platform: Connection, { key, hits = 1 }: Limit): Promise<void> =>
  void (await platform.sql`update rate_limits set hits = greatest(0, hits - ${hits}) where key = ${key}`)

/** Counts hits of several distinct keys in one statement; returns how many are past the limit, by key. Those are counted, too. */
export async function reserveHits(
  platform: Connection,
  limits: readonly Limit[],
): Promise<ReadonlyMap<string, number>> {
  // In order of keys, so that two calls never wait for each other.
  const counted = await platform.sql<{ key: string; hits: number }[]>`
    insert into rate_limits as r (key, hits, resets_at)
    select key, hits, now() + make_interval(secs => window_s)
    from json_to_recordset(${toJson(limits)}::text::json) as l (key text, hits integer, window_s integer) order by key
    on conflict (key) do update set
      hits = case when r.resets_at <= now() then excluded.hits else r.hits + excluded.hits end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning key, hits`
  const limitOf = new Map(limits.map((limit) => [limit.key, limit]))
  return new Map(counted.map(({ key, hits }) => [key, Math.max(0, hits - (limitOf.get(key)?.limit ?? 0))] as const))
}

/** Gives back hits of several distinct keys in one statement. */
export const releaseHits = async (platform: Connection, limits: readonly Limit[]): Promise<void> =>
  void (await platform.sql`
    with back as (
      select key, l.hits from rate_limits r
      join json_to_recordset(${toJson(limits)}::text::json) as l (key text, hits integer) using (key)
      order by key for update of r)
    update rate_limits r set hits = greatest(0, r.hits - back.hits) from back where r.key = back.key`)

const toJson = (limits: readonly Limit[]): string =>
  JSON.stringify(limits.map(({ key, window_s, hits = 1 }) => ({ key, window_s, hits })))

/** Deletes the windows that are over. */
export const deletePastWindows = async (platform: Connection): Promise<void> =>
  void (await platform.sql`delete from rate_limits where resets_at < now()`)

/** Counts a hit and throws 429 with the seconds to wait if it is past the limit. */
export async function enforceRateLimit(platform: Connection, limit: Limit): Promise<void> {
  const seconds = await reserveHit(platform, limit)
  if (seconds > 0) cacheOverLimit(platform, { key: limit.key, seconds })
  rejectOverLimit(seconds)
}

/** Throws 429 with Retry-After if there are seconds to wait. */
export function rejectOverLimit(seconds: number): void {
  if (seconds > 0) fail('general.too_many_requests', { seconds })
}
