import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'

type Row = { user_id: number; name: string; email: string; given: number }

/** Returns the managers to whom a manager gave credits of a course, and how many were not taken back. */
export async function creditedManagers(
  db: Transaction,
  { course_id, user_id }: { course_id: number; user_id: number },
): Promise<Row[]> {
  const rows = await db.execute<Row>(sql`
    select other.user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email, g.given
    from credit_accounts own
    join credit_accounts other on other.kind = 'manager' and other.course_id = own.course_id and other.id <> own.id
    join users u on u.id = other.user_id
    cross join lateral (select
      coalesce((select sum(amount) from credit_movements where from_account_id = own.id and to_account_id = other.id and move = 'given'), 0)::int
      - coalesce((select sum(amount) from credit_movements where from_account_id = other.id and to_account_id = own.id and move = 'taken'), 0)::int as given) g
    where own.kind = 'manager' and own.user_id = ${user_id} and own.course_id = ${course_id} and g.given > 0
    order by lower(u.last_name), lower(u.first_name), u.id`)
  return rows.map((row) => ({ ...row, user_id: Number(row.user_id) }))
}
