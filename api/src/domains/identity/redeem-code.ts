import { and, eq, gt, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { registrations, tokens } from './tables.ts'
import { mailedCode } from './mailed-code.ts'
import { hashOfCode } from './registration-code.ts'

export type Registration = typeof registrations.$inferSelect
export type RedeemedCode = { state: 'right'; registration: Registration } | { state: 'wrong' | 'expired' | 'used' }
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
  )
  const open = and(ours, isNull(registrations.used_at))
  const unused = and(
    isNull(tokens.used_at),
    inArray(tokens.registration_id, db.select({ id: registrations.id }).from(registrations).where(open)),
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
    if (await hasRedeemed(db, { ours, code })) return { state: 'used' }
    return (await db.$count(tokens, unused)) > 0 ? { state: 'expired' } : { state: 'wrong' }
  }
  const [registration] = await db
    .update(registrations)
    .set({ used_at: sql`now()` })
    .where(and(eq(registrations.id, right.registration_id), isNull(registrations.used_at)))
    .returning()
  return registration ? { state: 'right', registration } : { state: 'wrong' }
}

/** Whether this browser has already redeemed exactly this code, as when somebody submits it twice. Only its owner can learn that. */
async function hasRedeemed(db: Connection['db'], { ours, code }: { ours: SQL | undefined; code: string }) {
  const redeemed = await db
    .select({ id: registrations.id, value_hash: tokens.value_hash })
    .from(registrations)
    .innerJoin(tokens, eq(tokens.registration_id, registrations.id))
    .where(and(ours, isNotNull(registrations.used_at)))
  return redeemed.some(({ id, value_hash }) => value_hash === hashOfCode(id, code))
}
