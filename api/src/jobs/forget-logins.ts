import { lt, sql } from 'drizzle-orm'
import { passkeyChallenges, pendingLogins } from '../db/tables/second-factor.ts'
import type { Services } from '../kernel/services.ts'

/** Once an hour. */
export const forgetLoginsCron = '41 * * * * forget-logins'

/** Logins whose second step never came, and challenges that nothing signed. */
export async function forgetLogins({ auth }: Pick<Services, 'auth'>): Promise<void> {
  const { db } = auth.connection
  await db.delete(pendingLogins).where(lt(pendingLogins.expires_at, sql`now()`))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, sql`now()`))
}
