import { sql } from 'drizzle-orm'
import type { CourseManager } from '@portico/shared/contract/learning/enrollments-people.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { creditsOfManager } from '../../../../credits/door.ts'

/** Lists people who were given the role in the course and those who hold or held its seats; seat counts come from the ledger. */
export async function readManagers(db: Transaction, course_id: number): Promise<CourseManager[]> {
  const rows = await db.execute<CourseManager>(sql`
    select u.id as user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email,
      g.user_id is not null as is_added, coalesce(a.balance, 0) as remaining,
      coalesce(a.balance, 0) + s.distributed + s.used as total, s.distributed, s.used
    from (select user_id from course_managers where course_id = ${course_id}
      union select user_id from credit_accounts where kind = 'manager' and course_id = ${course_id}) m
    join users u on u.id = m.user_id
    left join course_managers g on g.course_id = ${course_id} and g.user_id = m.user_id
    left join credit_accounts a on a.kind = 'manager' and a.course_id = ${course_id} and a.user_id = m.user_id
    cross join lateral (${creditsOfManager('a')}) s
    order by lower(u.last_name), lower(u.first_name), u.id`)
  // An account that never held more than its own learner's seat is not a manager.
  return rows
    .map((row) => ({ ...row, user_id: Number(row.user_id) }))
    .filter(({ is_added, total, remaining }) => is_added || total > 1 || remaining > 0)
}
