import { asc, eq } from 'drizzle-orm'
import type { SeatTime } from '@portico/shared/contract/learning/learning.ts'
import type { Transaction } from '../../db/client.ts'
import { seatTimes } from './tables.ts'

/** Returns the time a learner spent on a course, in total and by item. */
export async function seatTimeOf(db: Transaction, enrollment_id: number): Promise<SeatTime> {
  const items = await db
    .select({
      item_id: seatTimes.module_item_id,
      active_ms: seatTimes.active_ms,
      offline_ms: seatTimes.offline_ms,
      last_at: seatTimes.last_at,
    })
    .from(seatTimes)
    .where(eq(seatTimes.enrollment_id, enrollment_id))
    .orderBy(asc(seatTimes.first_at), asc(seatTimes.module_item_id))
  const sum = (of: 'active_ms' | 'offline_ms') => items.reduce((total, item) => total + item[of], 0)
  return {
    active_ms: sum('active_ms'),
    offline_ms: sum('offline_ms'),
    items: items.map((item) => ({ ...item, last_at: item.last_at.toISOString() })),
  }
}
