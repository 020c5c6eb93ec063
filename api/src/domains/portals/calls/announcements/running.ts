import { sql, type SQL } from 'drizzle-orm'

/** Selects announcements that have begun and are not over; the second parameter is the table's name in the query. */
export function running(now: Date, announcements = 'announcements'): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  const row = sql.identifier(announcements)
  return sql`${row}.starts_at <= ${at} and (${row}.ends_at is null or ${row}.ends_at > ${at})`
}
