import { createHash, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import { recoveryCodes } from '../../tables.ts'

// Leaves out characters that are easily confused in handwriting.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const howMany = 10
// Ten letters are 49 bits and guesses are limited, so a plain hash is enough.
const hashOf = (user_id: number, code: string): string =>
  createHash('sha256')
    .update(`recovery:${user_id}:${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest('hex')
const half = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/** Generates ten new codes that replace all earlier ones; only their hashes are stored. */
export async function generateRecoveryCodes({ db }: Connection, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${half()}-${half()}`)
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
    await tx.insert(recoveryCodes).values(codes.map((code) => ({ user_id, code_hash: hashOf(user_id, code) })))
  })
  return codes
}

/** Returns the codes that come with the first factor, or null if the account still has unused ones. */
export async function firstRecoveryCodes(connection: Connection, user_id: number): Promise<string[] | null> {
  const left = await connection.db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at)),
  )
  return left > 0 ? null : generateRecoveryCodes(connection, user_id)
}

/** Redeems a code in one statement; false if it is wrong or already used. Case, spaces and the hyphen do not matter. */
export async function redeemRecoveryCode(
  { db }: Connection,
  { user_id, code }: { user_id: number; code: string },
): Promise<boolean> {
  const right = and(
    eq(recoveryCodes.user_id, user_id),
    eq(recoveryCodes.code_hash, hashOf(user_id, code)),
    isNull(recoveryCodes.used_at),
  )
  return (
    (
      await db
        .update(recoveryCodes)
        .set({ used_at: sql`now()` })
        .where(right)
        .returning({ id: recoveryCodes.id })
    ).length > 0
  )
}
