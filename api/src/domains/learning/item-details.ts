import { eq, inArray, sql } from 'drizzle-orm'
import { prepare } from '../../db/statements.ts'
import type { Transaction } from '../../db/client.ts'
import { itemProgress } from './tables.ts'

/** Stores beside an item's progress what its own player reports, for learners and staff to read. */
export async function storeItemDetails(
  db: Transaction,
  progress_id: number,
  details: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await writeDetails(db, { progress_id, details: JSON.stringify(details), updated_at: now.toISOString() })
}

/** Forgets the details of items that begin again. */
export const clearItemDetails = async (db: Transaction, progress_ids: readonly number[]): Promise<void> =>
  void (await db
    .update(itemProgress)
    .set({ details: {} })
    .where(inArray(itemProgress.id, [...progress_ids])))

const given = sql.placeholder
const writeDetails = prepare((db) =>
  db
    .update(itemProgress)
    .set({ details: sql`${given('details')}::jsonb`, updated_at: sql`${given('updated_at')}::timestamptz` })
    .where(eq(itemProgress.id, given('progress_id'))),
)
