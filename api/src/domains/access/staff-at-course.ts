import { sql } from 'drizzle-orm'
import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import type { Transaction } from '../../db/client.ts'
import { statement } from '../../db/statements.ts'

type Row = {
  id: number
  name: string | null
  reason: string | null
  at: string | null
  item_ids: number[] | null
  curator: string | null
}
export type StaffAtCourse = Pick<LearnerCourse, 'completed_by_staff' | 'curator'>

/** Returns what learners see about staff in their courses: who completed the course for them and why, and who curates it. */
export async function staffAtCourses(
  db: Transaction,
  enrollment_ids: readonly number[],
): Promise<Map<number, StaffAtCourse>> {
  const rows = await readRows(db, { ids: `{${enrollment_ids.join(',')}}` })
  return new Map(
    rows.map(({ id, name, reason, at, item_ids, curator }) => [
      Number(id),
      {
        completed_by_staff:
          at === null
            ? null
            : {
                name: name ?? '',
                reason: reason ?? '',
                at: new Date(at).toISOString(),
                item_ids: (item_ids ?? []).map(Number),
              },
        curator,
      },
    ]),
  )
}

const readRows = statement<Row>(
  () => sql`
    select n.id, trim(w.first_name || ' ' || w.last_name) as name, s.reason, s.completed_at as at, s.module_item_ids as item_ids,
      case when k.user_id is not null then coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), 'Staff') end as curator
    from enrollments n
    left join staff_completions s on s.enrollment_id = n.id
    left join users w on w.id = s.completed_by
    left join curators k on k.enrollment_id = n.id
    left join users a on a.id = k.user_id
    where n.id = any(${sql.placeholder('ids')}::bigint[]) and (s.id is not null or k.user_id is not null)`,
)
