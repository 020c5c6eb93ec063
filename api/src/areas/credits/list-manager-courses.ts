import { sql } from 'drizzle-orm'
import { list_manager_courses } from '@portico/shared/contract/credits.ts'
import { verb } from '../../kernel/verb.ts'

type Row = {
  id: number
  slug: string
  title: string
  thumbnail: string | null
  publication_status: 1 | 2 | 3 | 4
  total: number
  remaining: number
  distributed: number
  used: number
  invited: number
}

/** Seats by course, from the ledger: what came in, what is left, what was handed out and is in use (CRD-003), and how many of those left are held by invitations. */
export const listManagerCourses = verb(list_manager_courses, async ({ db, actor }) => {
  const rows = await db.execute<Row>(sql`
    select c.id, c.slug, c.title, c.thumbnail, c.publication_status, a.balance as remaining,
      coalesce((select sum(amount) from credit_movements where to_account_id = a.id), 0)::int as total,
      coalesce((select sum(amount) from credit_movements where from_account_id = a.id), 0)::int as distributed,
      (select count(distinct l.enrollment_id) from credit_movements m join credit_accounts l on l.id = m.to_account_id
        where m.from_account_id = a.id and exists (select 1 from item_progress p where p.enrollment_id = l.enrollment_id))::int as used,
      (select count(*) from claim_links k where k.user_id = a.user_id and k.course_id = a.course_id and k.email is not null and k.closed_at is null)::int as invited
    from credit_accounts a join courses c on c.id = a.course_id
    where a.kind = 'manager' and a.user_id = ${actor.id} order by c.title, c.id`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
})
