import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { partnerClicks } from '../tables.ts'

/** Forgets who followed a page of a provider two days ago or earlier, in all portals: no day of any portal goes on that long. Answers how many went. */
export async function forgetOldClicks(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
  return (await db.delete(partnerClicks).where(lt(partnerClicks.day, before)).returning({ day: partnerClicks.day }))
    .length
}
