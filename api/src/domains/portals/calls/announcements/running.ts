import { sql, type SQL } from 'drizzle-orm'

/** Announcements that have begun and are not over, by the name that the statement gives them. */
export function running(now: Date, announcements = 'announcements'): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  const row = sql.identifier(announcements)
  return sql`${row}.starts_at <= ${at} and (${row}.ends_at is null or ${row}.ends_at > ${at})`
}
