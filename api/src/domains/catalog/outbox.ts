import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { statement } from '../../db/statements.ts'

/** A course with an outdated document. The timestamp is text: a JavaScript date would lose its microseconds and so miss a change made meanwhile. */
export type OutboxRow = { course_id: number; queued_at: string }

export const readOutbox = async (db: Transaction, limit?: number): Promise<OutboxRow[]> => [
  ...(await db.execute<OutboxRow>(
    sql`select course_id, queued_at::text as queued_at from search_outbox o order by o.queued_at ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  )),
]

/** Deletes the outbox rows of indexed courses. A course changed meanwhile has a newer timestamp and stays. */
export const deleteFromOutbox = (db: Transaction, behind: readonly OutboxRow[]) =>
  db.execute(sql`
    delete from search_outbox o using json_to_recordset(${JSON.stringify(behind)}::json) as done (course_id bigint, queued_at timestamptz)
    where o.course_id = done.course_id and o.queued_at = done.queued_at`)

const readHasOutbox = statement<{ behind: boolean }>(
  () => sql`select exists (select from search_outbox where is_visible) as behind`,
)

/** Whether any change of the portal that visitors would see is not indexed yet. */
export async function isIndexBehind(db: Transaction): Promise<boolean> {
  const [row] = await readHasOutbox(db)
  return row?.behind ?? false
}
