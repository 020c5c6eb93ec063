import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { licenses } from '../tables.ts'

type License = typeof licenses.$inferSelect

/** Returns these people's licenses, in the order each person entered them. */
export async function licensesOf(db: Transaction, user_ids: readonly number[]): Promise<Map<number, License[]>> {
  const found = new Map<number, License[]>()
  if (user_ids.length === 0) return found
  const rows = await db
    .select()
    .from(licenses)
    .where(inArray(licenses.user_id, [...user_ids]))
    .orderBy(asc(licenses.user_id), asc(licenses.id))
  for (const row of rows) found.set(row.user_id, [...(found.get(row.user_id) ?? []), row])
  return found
}
