import { lt, sql } from 'drizzle-orm'
import { verifications, passkeyChallenges } from '../tables.ts'
import { deleteExpiredLogins } from '../../../kernel/pending-login.ts'
import type { Services } from '../../../kernel/services.ts'

/** Once an hour. */
export const forgetLoginsCron = '41 * * * * forget-logins'

/** Deletes expired pending logins, unsigned passkey challenges and unused unlock codes. */
export async function forgetLogins({ auth }: Pick<Services, 'auth'>): Promise<void> {
  const { db } = auth.connection
  await deleteExpiredLogins(db)
  await db.delete(verifications).where(lt(verifications.expires_at, sql`now()`))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, sql`now()`))
}
