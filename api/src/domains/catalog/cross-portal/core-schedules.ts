import { sql, type SQL } from 'drizzle-orm'
import { instantOf } from '../../../db/instant-of.ts'
import type { Database } from '../../../db/client.ts'
import { publishedEntry } from '../../../db/visible.ts'

// The core portal owns the schedules and every portal shows them (OP-42), so this reads with the role `platform`.

type Row = {
  id: number
  title: string
  starts_at: string
  ends_at: string
  time_zone: string
  place: string
  link: string | null
  /** null: no limit */
  seats: number | null
  /** seats reserved by now */
  booked: number
  /** its course on the core portal */
  course_id: number | null
}
const most = 200

/** Returns published sessions of the core portal that are not over, soonest first; `wanted` is an extra condition (on `s`). */
export async function coreSchedules(
  db: Database,
  { core_portal_id, now, wanted = sql`true` }: { core_portal_id: number; now: Date; wanted?: SQL },
) {
  const rows = await db.execute<Row>(sql`
    select s.id, s.title, s.starts_at, s.ends_at, s.time_zone, s.place, s.link, s.seats, s.booked, s.course_id
    from schedules s
    where s.portal_id = ${core_portal_id}::bigint and s.ends_at > ${now.toISOString()}::timestamptz and ${publishedEntry('s')} and ${wanted}
    order by s.starts_at, s.id limit ${most}`)
  return rows.map((row) => ({
    ...row,
    starts_at: instantOf(row.starts_at) ?? now,
    ends_at: instantOf(row.ends_at) ?? now,
  }))
}
