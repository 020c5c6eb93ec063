import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { partnerClicks } from '../tables.ts'

/**
 * Deletes records of clicks on provider pages that are two or more days old, in all portals; by then that day is over in every time zone. Returns how
 * many it deleted.
 */
export async function forgetOldClicks(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
  return (await db.delete(partnerClicks).where(lt(partnerClicks.day, before)).returning({ day: partnerClicks.day }))
    .length
}
