import { lt, sql } from 'drizzle-orm'
import { registrations, tokens } from '../tables.ts'
import type { Services } from '../../../kernel/services.ts'

/** Once an hour. */
export const forgetRegistrationsCron = '41 * * * * forget-registrations'

/** Deletes unconfirmed registrations and expired tokens, so names and password hashes are not stored longer than needed. */
export async function forgetRegistrations({ auth }: Services): Promise<void> {
  const { db } = auth.connection
  await db.delete(registrations).where(lt(registrations.expires_at, sql`now()`))
  await db.delete(tokens).where(lt(tokens.expires_at, sql`now() - interval '1 day'`))
}
