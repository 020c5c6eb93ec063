import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'

/**
 * Returns, ordered by course, a line's credits that were not returned to the seller, and how many of them learners have used, including in
 * enrollments ended since. The rest of the buyer's account belongs to other orders.
 */
export async function lineCredits(
  db: Transaction,
  line_id: number,
): Promise<readonly { course_id: number; outstanding: number; used: number }[]> {
  const rows = await db.execute<{ course_id: string; outstanding: number; used: number }>(sql`
    select a.course_id,
      sum(case when m.to_account_id = a.id then m.amount else -m.amount end)::int as outstanding,
      (select count(*) from enrollments n join credit_accounts l on l.enrollment_id = n.id and l.kind = 'learner'
        where n.order_line_id = ${line_id} and n.course_id = a.course_id and l.balance > 0)::int as used
    from credit_movements m
      join credit_accounts a on a.kind = 'manager' and a.id in (m.from_account_id, m.to_account_id)
      join credit_accounts o on o.kind = 'purchase' and o.id in (m.from_account_id, m.to_account_id)
    where m.order_line_id = ${line_id}
    group by a.course_id order by a.course_id`)
  return rows.map(({ course_id, ...counts }) => ({ course_id: Number(course_id), ...counts }))
}
