import { eq } from 'drizzle-orm'
import { watchedPercent } from '@portico/shared/rules/learning/progress/watched.ts'
import type { Transaction } from '../../db/client.ts'
import { itemPlaces } from './tables.ts'

/** Returns how much of each video and recording an enrollment has played, in whole percent by item; omits those of unknown length. */
export async function watchedPercentages(db: Transaction, enrollment_id: number): Promise<ReadonlyMap<number, number>> {
  const places = await db.select().from(itemPlaces).where(eq(itemPlaces.enrollment_id, enrollment_id))
  const known = places.map(
    ({ module_item_id, watched, length_s }) => [module_item_id, watchedPercent(watched, length_s)] as const,
  )
  return new Map(known.filter((one): one is readonly [number, number] => one[1] !== null))
}
