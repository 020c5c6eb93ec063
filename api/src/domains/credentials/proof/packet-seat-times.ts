import { sql } from 'drizzle-orm'
import { minutesLabel } from '@portico/shared/rules/learning/progress/seat-time.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Completion } from './completions.ts'
import { itemTitle } from './packet-attempts.ts'
import { linesAbout, type PacketLine } from './packet-line.ts'

type SeatTimeRow = { enrollment_id: number; item: string; active_ms: number; offline_ms: number }

/** Returns the time spent on each item, by the server’s clock; time claimed while offline is listed separately. */
export async function seatTimesOf(db: Transaction, ids: readonly number[]): Promise<SeatTimeRow[]> {
  if (ids.length === 0) return []
  const rows = await db.execute<SeatTimeRow>(sql`
    select s.enrollment_id, ${itemTitle(sql`s.module_item_id`)} as item, s.active_ms::float8 as active_ms, s.offline_ms::float8 as offline_ms
    from seat_times s join enrollments n on n.id = s.enrollment_id
    where s.enrollment_id = any(${sql.param([...ids])}::bigint[]) order by s.enrollment_id, s.first_at, s.module_item_id`)
  return [...rows]
}

export const timeLines = (taken: readonly Completion[], times: readonly SeatTimeRow[]): PacketLine[] =>
  linesAbout(
    { kind: 'seat_time', heading: ['Item', 'Minutes', 'Minutes claimed without a connection'], taken },
    times,
    ({ item, active_ms, offline_ms }) => [item, minutesLabel(active_ms), minutesLabel(offline_ms)],
  )
