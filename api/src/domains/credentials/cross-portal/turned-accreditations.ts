import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'

/** Finds courses, across all portals, with accreditations that began or ended since their pages were last told, by the portal's day. */
export async function turnedAccreditations(db: Database): Promise<{ portal_id: number; course_id: number }[]> {
  const rows = await db.execute<{ portal_id: string; course_id: string }>(sql`
    select distinct a.portal_id, a.course_id from accreditations a join portals p on p.id = a.portal_id,
      lateral (select (now() at time zone p.time_zone)::date as today) d
    where a.is_shown <> (coalesce(a.valid_from, d.today) <= d.today and coalesce(a.valid_to, d.today) >= d.today)
    order by 1, 2 limit 1000`)
  return rows.map((row) => ({ portal_id: Number(row.portal_id), course_id: Number(row.course_id) }))
}
