import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { tokens } from './tables.ts'

const life_min = 60
/** Lifetime of the first link of an account created by staff: its owner may not read mail today. */
const firstLife_min = 7 * 24 * 60
const hashOfLink = (email: string, token: string): string =>
  createHash('sha256').update(`reset:${email}:${token}`).digest('hex')

type Reset = { user_id: number; email: string; portal_id: number; realm: string; is_first?: boolean }

/** Generates the token of a reset link when its mail is sent. Earlier ones stay valid until one of them is used. */
export async function generateResetToken(
  { db }: Connection,
  { user_id, email, portal_id, realm, is_first = false }: Reset,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(tokens).values({
    type: 'reset',
    email,
    user_id,
    portal_id,
    realm,
    value_hash: hashOfLink(email, token),
    expires_at: sql`now() + make_interval(mins => ${is_first ? firstLife_min : life_min})`,
  })
  return token
}

export type FoundReset =
  | { state: 'right'; user_id: number; portal_id: number }
  | { state: 'wrong' }
  | { state: 'expired' }

/** Finds what a reset token of this realm is valid for, without using it up. */
export async function findResetToken(
  { db }: Connection,
  { email, token, realm }: { email: string; token: string; realm: string },
): Promise<FoundReset> {
  const [found] = await db
    .select({
      user_id: tokens.user_id,
      portal_id: tokens.portal_id,
      is_expired: sql<boolean>`${tokens.expires_at} <= now()`,
    })
    .from(tokens)
    .where(
      and(
        eq(tokens.type, 'reset'),
        eq(tokens.value_hash, hashOfLink(email, token)),
        eq(tokens.realm, realm),
        isNull(tokens.used_at),
      ),
    )
  if (!found || found.user_id === null) return { state: 'wrong' }
  return found.is_expired
    ? { state: 'expired' }
    : { state: 'right', user_id: found.user_id, portal_id: found.portal_id }
}

/** Uses up a reset token and all others of the account in one statement, so two requests cannot use two of them. */
export async function useResetToken(
  { db }: Connection,
  { user_id, email, token }: { user_id: number; email: string; token: string },
): Promise<boolean> {
  const hash = hashOfLink(email, token)
  const used = await db
    .update(tokens)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(tokens.type, 'reset'),
        eq(tokens.user_id, user_id),
        isNull(tokens.used_at),
        gt(tokens.expires_at, sql`now()`),
      ),
    )
    .returning({ value_hash: tokens.value_hash })
  return used.some(({ value_hash }) => value_hash === hash)
}
