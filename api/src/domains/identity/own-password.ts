import { and, eq, type SQL } from 'drizzle-orm'
import { verifyPassword } from '../../kernel/password-hash.ts'
import type { Connection } from '../../db/client.ts'
import { accounts } from './tables.ts'
import { fail } from '../../kernel/fail.ts'
import { clearGuesses, enforceGuessLimit } from '../../kernel/guesses.ts'
import type { Services } from '../../kernel/services.ts'
import { passwordLimit } from './guess-limits.ts'

/** Selects the row that stores an account's password hash. */
export const passwordRowOf = (user_id: number): SQL | undefined =>
  and(eq(accounts.user_id, user_id), eq(accounts.provider_id, 'credential'))

/** Returns the hash of an account's password, or null if it has none. */
export async function passwordOf({ db }: Connection, user_id: number): Promise<string | null> {
  const [account] = await db.select({ password: accounts.password }).from(accounts).where(passwordRowOf(user_id))
  return account?.password ?? null
}

type Typed = { user_id: number; password: string; code: 'auth.password_incorrect' | 'auth.old_password_incorrect' }

/**
 * Checks the signed-in person's own password: returns the matching hash, or fails with `code`. Wrong ones count together with failed logins, so an
 * unattended browser does not allow more guesses.
 */
export async function checkOwnPassword(
  { platform, auth }: Pick<Services, 'platform' | 'auth'>,
  { user_id, password, code }: Typed,
): Promise<string> {
  const limit = passwordLimit({ user_id })
  await enforceGuessLimit(platform, limit)
  const hash = await passwordOf(auth.connection, user_id)
  if (hash === null || !(await verifyPassword({ hash, password }))) return fail(code)
  await clearGuesses(platform, limit.key)
  return hash
}
