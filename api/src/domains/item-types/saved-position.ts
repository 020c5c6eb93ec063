import { and, eq } from 'drizzle-orm'
import { watchedPercent } from '@portico/shared/rules/learning/progress/watched.ts'
import type { Transaction } from '../../db/client.ts'
import { itemPlaces } from '../learning/tables.ts'

type ItemKey = { enrollment_id: number; item_id: number }
const savedPosition = async (db: Transaction, { enrollment_id, item_id }: ItemKey) => {
  const [kept] = await db
    .select()
    .from(itemPlaces)
    .where(and(eq(itemPlaces.enrollment_id, enrollment_id), eq(itemPlaces.module_item_id, item_id)))
  return kept
}

/** Returns where a learner left an item and how much of it was played; the start if they have not opened it. */
export async function positionOf(db: Transaction, asked: ItemKey) {
  const kept = await savedPosition(db, asked)
  return {
    place_s: kept?.place_s ?? 0,
    watched_percent: kept ? watchedPercent(kept.watched, kept.length_s) : null,
  }
}

/** Returns the page on which a learner left a document; the first if they have not read it. */
export const pageOf = async (db: Transaction, asked: ItemKey): Promise<number> =>
  (await savedPosition(db, asked))?.page ?? 1
