import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { registrations, tokens } from './tables.ts'
import { mailedCode } from './mailed-code.ts'
import { hashOfCode } from './registration-code.ts'

export type Registration = typeof registrations.$inferSelect
export type RedeemedCode = { state: 'right'; registration: Registration } | { state: 'wrong' } | { state: 'expired' }
type Typed = { browser_hash: string; portal_id: number; realm: string; email: string; code: string }

/**
 * Finds the registration that a typed code confirms, for this browser, portal, realm and email. One statement counts the guess before comparing, so
 * simultaneous guesses share the five; a right one redeems its registration once.
 */
export async function redeemCode(
  { db }: Connection,
  { browser_hash, portal_id, realm, email, code }: Typed,
): Promise<RedeemedCode> {
  const ours = and(
    eq(registrations.browser_hash, browser_hash),
    eq(registrations.portal_id, portal_id),
    eq(registrations.realm, realm),
    eq(registrations.email, email),
    isNull(registrations.used_at),
  )
  const unused = and(
    isNull(tokens.used_at),
    inArray(tokens.registration_id, db.select({ id: registrations.id }).from(registrations).where(ours)),
  )
  const tried = await db
    .update(tokens)
    .set({ wrong_guesses: sql`${tokens.wrong_guesses} + 1` })
    .where(and(unused, gt(tokens.expires_at, sql`now()`), lt(tokens.wrong_guesses, mailedCode.tries)))
    .returning({ registration_id: tokens.registration_id, value_hash: tokens.value_hash })
  const right = tried.find(
    ({ registration_id, value_hash }) => registration_id !== null && value_hash === hashOfCode(registration_id, code),
  )
  if (!right?.registration_id) {
    if (tried.length > 0) return { state: 'wrong' }
    return (await db.$count(tokens, unused)) > 0 ? { state: 'expired' } : { state: 'wrong' }
  }
  const [registration] = await db
    .update(registrations)
    .set({ used_at: sql`now()` })
    .where(and(eq(registrations.id, right.registration_id), isNull(registrations.used_at)))
    .returning()
  return registration ? { state: 'right', registration } : { state: 'wrong' }
}
