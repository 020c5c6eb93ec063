import { lt } from 'drizzle-orm'
import { consentKept_months } from '@portico/shared/rules/consent/consent.ts'
import type { Database } from '../../../db/client.ts'
import { consentChoices } from '../tables.ts'

/** Forgets what visitors answered more than two years ago, in all portals. Answers how many answers went. */
export async function forgetOldConsents(db: Database, now: Date): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - consentKept_months)
  return (
    await db.delete(consentChoices).where(lt(consentChoices.created_at, before)).returning({ id: consentChoices.id })
  ).length
}
