import { sql, type SQL } from 'drizzle-orm'
import { list_subordinates, type Subordinate } from '@portico/shared/contract/learning/team.ts'
import { byId } from '../../../../db/by-id.ts'
import { currentMembers } from '../../../../db/current-members.ts'
import { matchesPerson } from '../../../../db/search-words.ts'
import { enrollmentsOfManager } from '../../people-of-manager.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { isOverdue } from './team-rows.ts'

/** Lists people who take a course with the manager's seats, and others the manager is responsible for (USR-031). */
export const listSubordinates = verb(list_subordinates, async ({ db, actor, portal, now }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`p.id`, place)
  const people = sql`(
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email, t.courses, t.completed, t.overdue,
      exists (select from subordinates s where s.manager_id = ${actor.id} and s.user_id = u.id) as is_assigned
    from users u cross join lateral (${coursesOf(actor.id, { now: now(), time_zone: portal.time_zone })}) t
    where u.id in (select user_id from subordinates where manager_id = ${actor.id}
        union select user_id from enrollments where ended_at is null and id in ${enrollmentsOfManager(actor.id)})
      and exists (select from memberships m where m.user_id = u.id and ${currentMembers('m')}) and ${matchesPerson(query.search, 'u')})`
  const wanted = query.overdue ? sql`p.overdue > 0` : sql`true`
  const rows = await db.execute<Subordinate>(
    sql`select p.* from ${people} p where ${wanted} and ${beyond} order by ${order} limit ${query.per_page + 1}`,
  )
  const { data, meta } = page(
    rows.map((row) => ({ ...row, id: Number(row.id) })),
    { place, size: query.per_page },
  )
  const all = sql`select p.id from ${people} p where ${wanted}`
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})

const coursesOf = (manager_id: number, today: { now: Date; time_zone: string }): SQL => sql`
  select count(*)::int as courses, count(e.finished_at)::int as completed, (count(*) filter (where ${isOverdue(today)}))::int as overdue
  from enrollments e join courses c on c.id = e.course_id
  where e.user_id = u.id and e.ended_at is null and e.id in ${enrollmentsOfManager(manager_id)}`
