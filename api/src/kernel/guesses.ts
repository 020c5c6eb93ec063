import { lockouts_s, remainingLockout_s } from '@portico/shared/rules/identity/session/remaining-lockout.ts'
import type { Connection } from '../db/client.ts'
import { fail } from './fail.ts'
import { hitStatement, rejectOverLimit, waitAfter, type Limit } from './rate-limit.ts'

/** The key under which wrong guesses are counted, and how many in a row cause no lockout. */
export type GuessLimit = { key: string; free_failures: number }

type Sql = Connection['sql']

/** Builds the statement that counts a guess if `when` is true; returns a row if the guess is reserved. */
const reservation = (sql: Sql, { key, free_failures }: GuessLimit, when: ReturnType<Sql>) => {
  const waits_s: readonly number[] = lockouts_s
  return sql`
    insert into guesses as g (key, failures) select ${key}::text, 1 where ${when}
    on conflict (key) do update set failures = g.failures + 1, last_failed_at = now()
    where g.failures < ${free_failures}
      or g.last_failed_at <= now() - make_interval(secs => (${waits_s}::integer[])[least(g.failures - ${free_failures} + 1, ${waits_s.length})])
    returning failures`
}

const secondsLeft = async (platform: Connection, limit: GuessLimit): Promise<number> =>
  Math.max(1, await lockoutOf_s(platform, limit))

/**
 * Counts a guess before it is verified, in one statement, so that concurrent guesses cannot exceed the limit. Returns the seconds to wait, 0 if
 * reserved. Runs outside any transaction, so that refused requests count too; call `clearGuesses` if it was correct.
 */
export async function reserveGuess(platform: Connection, limit: GuessLimit): Promise<number> {
  const [reserved] = await reservation(platform.sql, limit, platform.sql`true`)
  return reserved ? 0 : secondsLeft(platform, limit)
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

/** The same, but refuses with `auth.account_locked` and the remaining minutes during a lockout. */
export async function enforceGuessLimit(platform: Connection, limit: GuessLimit): Promise<void> {
  rejectLockedOut(await reserveGuess(platform, limit))
}

function rejectLockedOut(wait_s: number): void {
  if (wait_s > 0) fail('auth.account_locked', { minutes: Math.ceil(wait_s / 60) })
}

/**
 * Runs `enforceRateLimit` and `enforceGuessLimit` in one statement: the hit always counts, the guess only within the rate limit, so that a caller refused by IP
 * address cannot prolong anyone's lockout.
 */
export async function enforceRateAndGuessLimit(
  platform: Connection,
  { rate, guess }: { rate: Limit; guess: GuessLimit },
): Promise<void> {
  const { sql } = platform
  const [counted] = await sql<{ hits: number; seconds: number; is_reserved: boolean }[]>`
    with hit as (${hitStatement(sql, rate)}),
      reserved as (${reservation(sql, guess, sql`(select hits from hit) <= ${rate.limit}`)})
    select hits, seconds, exists (select 1 from reserved) as is_reserved from hit`
  if (!counted) throw new Error('a hit was not counted')
  rejectOverLimit(waitAfter(counted, rate))
  if (!counted.is_reserved) rejectLockedOut(await secondsLeft(platform, guess))
}

/** Deletes failures older than a day, whose longest lockout ended long ago. */
export const deleteOldGuesses = async (platform: Connection): Promise<void> =>
  void (await platform.sql`delete from guesses where last_failed_at < now() - interval '1 day'`)

/** Clears the count after a correct guess, including earlier failures. */
export const clearGuesses = async (platform: Connection, key: string): Promise<void> =>
  void (await platform.sql`delete from guesses where key = ${key}`)
