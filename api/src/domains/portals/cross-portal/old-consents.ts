import { lt } from 'drizzle-orm'
import { consentRetention_months } from '@portico/shared/rules/consent/consent.ts'
import type { Database } from '../../../db/client.ts'
import { consentChoices } from '../tables.ts'

/** Deletes consent answers older than two years, in all portals. Returns how many it deleted. */
export async function forgetOldConsents(db: Database, now: Date): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - consentRetention_months)
  return (
    await db.delete(consentChoices).where(lt(consentChoices.created_at, before)).returning({ id: consentChoices.id })
  ).length
}
