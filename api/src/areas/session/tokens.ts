import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { tokens } from '../../db/tables/people.ts'

type Type = 'email' | 'reset'
const life_min = { email: 30, reset: 60 } as const
// A six-digit code is guessable; five wrong ones burn it.
const wrongGuessesAllowed = 5

const hashOf = (type: Type, email: string, value: string): string => createHash('sha256').update(`${type}:${email}:${value}`).digest('hex')

export const makeCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')
export const makeLinkToken = (): string => randomBytes(24).toString('base64url')

/** Keeps the hash of a new code or link token; earlier ones of the address stop working. */
export async function keepToken({ db }: Connection, { type, email, value, user_id }: { type: Type; email: string; value: string; user_id: number | null }): Promise<void> {
  await db.update(tokens).set({ used_at: sql`now()` }).where(and(eq(tokens.type, type), eq(tokens.email, email), isNull(tokens.used_at)))
  await db.insert(tokens).values({ type, email, user_id, value_hash: hashOf(type, email, value), expires_at: sql`now() + make_interval(mins => ${life_min[type]})` })
}

export type TokenCheck = { state: 'right'; user_id: number | null } | { state: 'wrong' } | { state: 'expired' }

/** Compares; a right one is used up when `use` is set, a wrong one is counted. One statement each, so that two requests cannot share a code. */
export async function checkToken({ db }: Connection, { type, email, value, use }: { type: Type; email: string; value: string; use: boolean }): Promise<TokenCheck> {
  const [newest] = await db
    .select({ id: tokens.id, expired: sql<boolean>`${tokens.expires_at} <= now() or ${tokens.wrong_guesses} >= ${wrongGuessesAllowed}` })
    .from(tokens).where(and(eq(tokens.type, type), eq(tokens.email, email), isNull(tokens.used_at))).orderBy(desc(tokens.id)).limit(1)
  if (!newest) return { state: 'wrong' }
  if (newest.expired) return { state: 'expired' }
  const right = and(eq(tokens.id, newest.id), isNull(tokens.used_at), eq(tokens.value_hash, hashOf(type, email, value)))
  const [row] = use
    ? await db.update(tokens).set({ used_at: sql`now()` }).where(right).returning({ user_id: tokens.user_id })
    : await db.select({ user_id: tokens.user_id }).from(tokens).where(right)
  if (row) return { state: 'right', user_id: row.user_id }
  await db.update(tokens).set({ wrong_guesses: sql`${tokens.wrong_guesses} + 1` }).where(eq(tokens.id, newest.id))
  return { state: 'wrong' }
}
