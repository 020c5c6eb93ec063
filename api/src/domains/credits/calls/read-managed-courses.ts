import { sql, type SQL } from 'drizzle-orm'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { get_manager_course } from '@portico/shared/contract/credits/managers.ts'
import type { Transaction } from '../../../db/client.ts'
import { publishedCourse } from '../../../db/visible.ts'
import { creditsOfManager } from '../credits-of-manager.ts'
import { enrollmentsOfManager } from '../../learning/door.ts'

type Row = Data<typeof get_manager_course>

/**
 * Reads the courses a person manages: those with their seats in the ledger (CRD-003) and those the portal assigned to them, with the progress of
 * their own people. Other managers' people are never counted.
 */
export async function readManagedCourses(
  db: Transaction,
  { user_id, which, order }: { user_id: number; which: SQL; order: SQL },
): Promise<Row[]> {
  const rows = await db.execute<Row>(sql`
    select c.id, c.slug, c.title, c.subtitle, c.thumbnail, c.publication_status, c.duration_minutes,
      c.certificate_template_id is not null as has_certificate,
      ${publishedCourse('c')} and exists (select 1 from course_pricings where course_id = c.id) as is_on_sale,
      coalesce(a.balance, 0) as remaining, coalesce(a.balance, 0) + s.distributed + s.used as total, s.distributed, s.used, p.people, p.completed, p.not_started, p.in_progress,
      (select count(*) from claim_links k where k.user_id = ${user_id} and k.course_id = c.id and k.email is not null and k.closed_at is null)::int as invited
    from (select course_id from credit_accounts where kind = 'manager' and user_id = ${user_id}
      union select course_id from course_managers where user_id = ${user_id}) m
    join courses c on c.id = m.course_id and c.deleted_at is null
    left join credit_accounts a on a.kind = 'manager' and a.user_id = ${user_id} and a.course_id = c.id
    cross join lateral (${creditsOfManager('a')}) s
    cross join lateral (select count(*)::int as people, count(n.finished_at)::int as completed,
        (count(*) filter (where n.finished_at is null and n.started_at is null))::int as not_started,
        (count(*) filter (where n.finished_at is null and n.started_at is not null))::int as in_progress
      from enrollments n where n.course_id = c.id and n.ended_at is null and n.id in ${enrollmentsOfManager(user_id)}) p
    where ${which} order by ${order}, lower(c.title), c.id`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
