import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { portalDay } from '../proof/portal-day.ts'

/** Finds courses, across all portals, with accreditations that began or ended since their pages were last rendered, by the portal's day. */
export async function turnedAccreditations(
  db: Database,
  now: Date,
): Promise<{ portal_id: number; course_id: number }[]> {
  const zones = await db.execute<{ time_zone: string }>(sql`
    select distinct p.time_zone from portals p where exists (select 1 from accreditations a where a.portal_id = p.id)`)
  const days = [...zones].map(({ time_zone }) => ({ time_zone, today: portalDay(now, time_zone) }))
  const rows = await db.execute<{ portal_id: string; course_id: string }>(sql`
    select distinct a.portal_id, a.course_id from accreditations a join portals p on p.id = a.portal_id
      join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) d(time_zone text, today date) on d.time_zone = p.time_zone
    where a.is_shown <> (coalesce(a.valid_from, d.today) <= d.today and coalesce(a.valid_to, d.today) >= d.today)
    order by 1, 2 limit 1000`)
  return rows.map((row) => ({ portal_id: Number(row.portal_id), course_id: Number(row.course_id) }))
}
