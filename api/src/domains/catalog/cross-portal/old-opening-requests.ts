import { sql } from 'drizzle-orm'
import { openedRetention_days, waitingRetention_months } from '@portico/shared/rules/catalog/openings.ts'
import type { Database } from '../../../db/client.ts'

/** Deletes, in all portals, addresses that were mailed, that waited too long, or whose course was deleted. Returns how many. */
export async function forgetOldOpeningRequests(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const opened = sql`${at} - make_interval(days => ${openedRetention_days}::integer)`
  const rows = await db.execute(sql`
    delete from opening_requests r
    where r.mailed_at < ${opened}
      or r.created_at < ${at} - make_interval(months => ${waitingRetention_months}::integer)
      or exists (select from courses c where c.portal_id = r.portal_id and c.id = r.course_id and c.deleted_at < ${opened})
    returning r.id`)
  return rows.length
}
