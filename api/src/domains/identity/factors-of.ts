import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { OneMoreStep } from '@portico/shared/contract/identity/session.ts'
import type { Connection } from '../../db/client.ts'
import { passkeys, recoveryCodes, totpFactors } from './tables.ts'

/** Returns all factors of an account: the app, its passkeys (of every realm, oldest first), and the number of unused recovery codes. */
export async function factorsOf({ db }: Connection, user_id: number) {
  const [totp, keys, recovery_codes_left] = await Promise.all([
    db.$count(totpFactors, and(eq(totpFactors.user_id, user_id), isNotNull(totpFactors.enrolled_at))),
    db.select().from(passkeys).where(eq(passkeys.user_id, user_id)).orderBy(asc(passkeys.id)),
    db.$count(recoveryCodes, and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at))),
  ])
  return { totp: totp > 0, passkeys: keys, recovery_codes_left }
}

/** Returns the factors that can be used on a cookie realm. */
export async function usableFactors(
  connection: Connection,
  { user_id, realm }: { user_id: number; realm: string },
): Promise<OneMoreStep> {
  const factors = await factorsOf(connection, user_id)
  return {
    totp: factors.totp,
    passkey: factors.passkeys.some((key) => key.realm === realm),
    recovery: factors.recovery_codes_left > 0,
  }
}
