import type { Transaction } from '../../../db/client.ts'
import { examRegrades } from '../tables.ts'

/** Logs that a key was corrected, and returns the id of the entry. */
export async function noteRegrade(
  db: Transaction,
  regrade: Omit<typeof examRegrades.$inferInsert, 'id' | 'portal_id'>,
): Promise<number> {
  const [log] = await db.insert(examRegrades).values(regrade).returning({ id: examRegrades.id })
  if (!log) throw new Error('no regrade was noted')
  return log.id
}
