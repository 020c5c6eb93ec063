import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { statement } from '../../db/statements.ts'

/**
 * Returns when each learner last did something in a course: opened an item, played or read on, or was present at one. Grades and other steps of staff
 * do not count.
 */
export async function lastTouched(db: Transaction, enrollment_ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await readLast(db, { ids: `{${enrollment_ids.join(',')}}` })
  return new Map(rows.map(({ enrollment_id, at }) => [enrollment_id, new Date(at)]))
}

const given = sql`any(${sql.placeholder('ids')}::bigint[])`
const readLast = statement<{ enrollment_id: number; at: string }>(
  () => sql`
    select x.enrollment_id, max(x.at) as at
    from (
      select enrollment_id, started_at as at from item_progress where enrollment_id = ${given}
      union all select enrollment_id, noted_at from item_places where enrollment_id = ${given}
      union all select enrollment_id, last_at from seat_times where enrollment_id = ${given}
    ) x
    where x.at is not null
    group by x.enrollment_id`,
)
