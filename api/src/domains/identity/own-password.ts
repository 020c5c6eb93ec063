import { and, eq, type SQL } from 'drizzle-orm'
import { verifyPassword } from '../../kernel/password-hash.ts'
import type { Connection } from '../../db/client.ts'
import { accounts } from './tables.ts'
import { fail } from '../../kernel/fail.ts'
import { giveBackGuess, takeGuess } from '../../kernel/guesses.ts'
import type { Services } from '../../kernel/services.ts'
import { passwordLimit } from './guess-limits.ts'

/** The row in which an account keeps the hash of its password. */
export const passwordRowOf = (user_id: number): SQL | undefined =>
  and(eq(accounts.user_id, user_id), eq(accounts.provider_id, 'credential'))

/** The hash of an account's password; null when it has none. */
export async function passwordOf({ db }: Connection, user_id: number): Promise<string | null> {
  const [account] = await db.select({ password: accounts.password }).from(accounts).where(passwordRowOf(user_id))
  return account?.password ?? null
}

type Typed = { user_id: number; password: string; code: 'auth.password_incorrect' | 'auth.old_password_incorrect' }

/**
 * Whoever is signed in types the password again: answers the hash that it fits, refuses a wrong one with `code`. Wrong ones count with
 * those of the login, so that an unattended browser does not allow more guesses.
 */
export async function checkOwnPassword(
  { platform, auth }: Pick<Services, 'platform' | 'auth'>,
  { user_id, password, code }: Typed,
): Promise<string> {
  const limit = passwordLimit({ user_id })
  await takeGuess(platform, limit)
  const hash = await passwordOf(auth.connection, user_id)
  if (hash === null || !(await verifyPassword({ hash, password }))) return fail(code)
  await giveBackGuess(platform, limit.key)
  return hash
}
