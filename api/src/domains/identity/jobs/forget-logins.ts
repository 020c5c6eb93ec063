import { lt, sql } from 'drizzle-orm'
import { verifications, passkeyChallenges } from '../tables.ts'
import { pendingLogins } from '../../../kernel/tables.ts'
import type { Services } from '../../../kernel/services.ts'

/** Once an hour. */
export const forgetLoginsCron = '41 * * * * forget-logins'

/** Deletes logins whose second step never came, challenges that nobody signed, and unused wait codes. */
export async function forgetLogins({ auth }: Pick<Services, 'auth'>): Promise<void> {
  const { db } = auth.connection
  await db.delete(pendingLogins).where(lt(pendingLogins.expires_at, sql`now()`))
  await db.delete(verifications).where(lt(verifications.expires_at, sql`now()`))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, sql`now()`))
}
