import { lockouts_s, remainingLockout_s } from '@portico/shared/rules/session/remaining-lockout.ts'
import type { Connection } from '../db/client.ts'
import { fail } from './fail.ts'

/** Whose wrong guesses are counted together, and how many in a row cause no lockout. */
export type GuessLimit = { key: string; free_failures: number }

/**
 * Counts a try before it is compared, in one statement: of simultaneous tries no more pass than the limit has left. Answers the seconds to
 * wait, 0 when the try is reserved. Outside of any transaction, so that a refused request counts too; `giveBackGuess` when it was right.
 */
export async function reserveGuess(platform: Connection, { key, free_failures }: GuessLimit): Promise<number> {
  const waits_s: readonly number[] = lockouts_s
  const [reserved] = await platform.sql`
    insert into guesses as g (key, failures) values (${key}, 1)
    on conflict (key) do update set failures = g.failures + 1, last_failed_at = now()
    where g.failures < ${free_failures}
      or g.last_failed_at <= now() - make_interval(secs => (${waits_s}::integer[])[least(g.failures - ${free_failures} + 1, ${waits_s.length})])
    returning failures`
  return reserved ? 0 : Math.max(1, await lockoutOf_s(platform, { key, free_failures }))
}

async function lockoutOf_s(platform: Connection, { key, free_failures }: GuessLimit): Promise<number> {
  const [row] = await platform.sql<{ failures: number; failed_ms: number; now_ms: number }[]>`
    select failures, extract(epoch from last_failed_at)::float8 * 1000 as failed_ms, extract(epoch from now())::float8 * 1000 as now_ms from guesses where key = ${key}`
  return row
    ? remainingLockout_s({
        failures: row.failures,
        free_failures,
        last_failed_at: new Date(row.failed_ms),
        now: new Date(row.now_ms),
      })
    : 0
}

/** The same, refusing with `auth.account_locked` and the minutes while there is a lockout. */
export async function takeGuess(platform: Connection, limit: GuessLimit): Promise<void> {
  const wait_s = await reserveGuess(platform, limit)
  if (wait_s > 0) fail('auth.account_locked', { minutes: Math.ceil(wait_s / 60) })
}

/** The guess was right: what was counted against it, and the failures before it, are forgotten. */
export const giveBackGuess = async (platform: Connection, key: string): Promise<void> =>
  void (await platform.sql`delete from guesses where key = ${key}`)
