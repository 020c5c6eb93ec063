import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { statement } from '../../db/statements.ts'

/**
 * Returns the score behind each graded item's status, in percent by item: the best counted attempt at an exam, the latest graded attempt at an
 * assignment. Attempts before a reset count no more.
 */
export async function itemScores(db: Transaction, enrollment_id: number): Promise<ReadonlyMap<number, number>> {
  const rows = await readScores(db, { enrollment_id })
  return new Map(rows.map(({ item_id, score }) => [item_id, score]))
}

const readScores = statement<{ item_id: number; score: number }>(
  () => sql`
    select e.module_item_id as item_id, max(e.score) as score
    from exam_tries e
    where e.enrollment_id = ${sql.placeholder('enrollment_id')} and e.score is not null and e.attempts > coalesce(
      (select max(r.after_attempts) from exam_resets r
      where r.enrollment_id = e.enrollment_id and r.module_item_id = e.module_item_id), 0)
    group by e.module_item_id
    union all
    (select distinct on (a.module_item_id) a.module_item_id, a.score
    from assignment_responses a
    where a.enrollment_id = ${sql.placeholder('enrollment_id')} and a.score is not null
    order by a.module_item_id, a.attempt desc)`,
)
