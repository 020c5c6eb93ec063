import { sql, type SQL } from 'drizzle-orm'

/** Whether bytes of a row of `uploads` are still expected, or what they become is not made yet. */
export const isUnderWay = (now: Date): SQL =>
  sql`state in ('receiving', 'processing') and expires_at > ${now.toISOString()}::timestamptz`
