import { sql } from 'drizzle-orm'
import { list_assignment_responses, type QueuedResponse } from '@portico/shared/contract/assignments-staff.ts'
import { matchesPerson } from '../../../db/search-words.ts'
import { totalIfRequested, page } from '../../../kernel/paginate.ts'
import { verb } from '../../../kernel/verb.ts'
import { enrollmentVersion } from '../../../db/enrollment-version.ts'
import { isCourseInReach } from '../../access/door.ts'
import { queueOrder, waitingSince } from './queue-order.ts'

type Row = Omit<QueuedResponse, 'submitted_at' | 'course'> & {
  submitted_at: string
  waiting_since: number
  course_id: number
  slug: string
  course_title: string
}

/** Lists waiting attempts, longest waiting first, or graded ones, newest first. */
export const listAssignmentResponses = verb(list_assignment_responses, async ({ db, actor }, { query }) => {
  const { state, course_id, assignment_id } = query
  const isWaiting = state === 'waiting'
  const { place, beyond, order, sort } = queueOrder(state, query.cursor)
  const matching = sql`
    from assignment_responses r
    join enrollments n on n.id = r.enrollment_id
    where r.graded_at ${isWaiting ? sql`is null` : sql`is not null`} and ${isCourseInReach(actor, sql`n.course_id`)}
      ${course_id === undefined ? sql`` : sql`and n.course_id = ${course_id}`}
      ${assignment_id === undefined ? sql`` : sql`and r.module_item_id = ${assignment_id}`}
      and ${query.search?.trim() ? sql`exists (select 1 from users u where u.id = n.user_id and ${matchesPerson(query.search, 'u')})` : sql`true`}`
  const rows = await db.execute<Row>(sql`
    select r.id, r.enrollment_id as related_id, n.user_id, trim(u.first_name || ' ' || u.last_name) as name,
      r.module_item_id as assignment_id, coalesce(i.title, any_version.title, '') as title, c.id as course_id, c.slug,
      c.title as course_title, r.attempt, r.status, r.score, r.submitted_at,
      ${waitingSince} as waiting_since
    from (select r.* ${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}) r
    join enrollments n on n.id = r.enrollment_id
    join users u on u.id = n.user_id
    join courses c on c.id = n.course_id
    left join version_items i on i.course_version_id = ${enrollmentVersion('n')} and i.module_item_id = r.module_item_id
    left join lateral (select title from version_items where module_item_id = r.module_item_id limit 1) any_version on true
    order by ${order}`)
  const { data, meta } = page([...rows], { place, size: query.per_page, ...(sort ? { sort } : {}) })
  return {
    data: data.map(({ course_id: id, slug, course_title, waiting_since: _since, ...row }) => ({
      ...row,
      course: { id, slug, title: course_title },
      submitted_at: new Date(row.submitted_at),
    })),
    meta: { ...meta, ...(await totalIfRequested(query, db, sql`select 1 ${matching}`)) },
  }
})
