import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { statement } from '../../db/statements.ts'

/** A course whose document is behind. The instant is text: a JavaScript date would lose its microseconds, and with them a change made meanwhile. */
export type Behind = { course_id: number; queued_at: string }

export const readBehind = async (db: Transaction, limit?: number): Promise<Behind[]> => [
  ...(await db.execute<Behind>(
    sql`select course_id, queued_at::text as queued_at from search_outbox o order by o.queued_at ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  )),
]

/** Deletes the rows of what was indexed. A course that changed again in the meantime carries another instant and stays. */
export const forgetBehind = (db: Transaction, behind: readonly Behind[]) =>
  db.execute(sql`
    delete from search_outbox o using json_to_recordset(${JSON.stringify(behind)}::json) as done (course_id bigint, queued_at timestamptz)
    where o.course_id = done.course_id and o.queued_at = done.queued_at`)

const readIsBehind = statement<{ behind: boolean }>(
  () => sql`select exists (select from search_outbox where is_visible) as behind`,
)

/** Whether some change of the portal that a visitor would see is not in the index yet. */
export async function isIndexBehind(db: Transaction): Promise<boolean> {
  const [row] = await readIsBehind(db)
  return row?.behind ?? false
}
