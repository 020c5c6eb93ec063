import { sql, type SQL } from 'drizzle-orm'

/** How long an upload waits for its next bytes. */
const UPLOAD_WAITS_MS = 24 * 60 * 60 * 1000

/** Maximum total time of an upload, even if bytes keep coming. */
const UPLOAD_TAKES_MS = 7 * UPLOAD_WAITS_MS

/** Returns when an upload that receives bytes now will expire. */
export const expiryFrom = (now: Date, begun_at: Date = now): Date =>
  new Date(Math.min(now.getTime() + UPLOAD_WAITS_MS, begun_at.getTime() + UPLOAD_TAKES_MS))

/** Whether bytes of a row of `uploads` are still expected, or what they become is not made yet. */
export const isUnderWay = (now: Date): SQL =>
  sql`state in ('receiving', 'processing') and expires_at > ${now.toISOString()}::timestamptz`
