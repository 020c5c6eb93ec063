import { sql } from 'drizzle-orm'
import { list_assignment_responses, type QueuedResponse } from '@portico/shared/contract/assignments-staff.ts'
import { totalIfAsked, page, readCursor } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'
import { takenVersion } from '../../db/taken-version.ts'
import { inGradedCourses } from './may-grade.ts'

type Row = Omit<QueuedResponse, 'submitted_at' | 'course'> & {
  submitted_at: string
  course_id: number
  slug: string
  course_title: string
}

/** What waits, the oldest first, or what was graded, the newest first. */
export const listAssignmentResponses = verb(list_assignment_responses, async ({ db, actor }, { query }) => {
  const { state, course_id, assignment_id } = query
  const words = query.search?.trim() ? `%${query.search.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const isWaiting = state === 'waiting'
  const place = readCursor(query.cursor)
  const isRising = isWaiting !== (place?.back ?? false)
  const beyond = place ? (isRising ? sql`and r.id > ${place.id}` : sql`and r.id < ${place.id}`) : sql``
  const matching = sql`
    from assignment_responses r
    join enrollments n on n.id = r.enrollment_id
    where r.graded_at ${isWaiting ? sql`is null` : sql`is not null`} ${inGradedCourses(actor)}
      ${course_id === undefined ? sql`` : sql`and n.course_id = ${course_id}`}
      ${assignment_id === undefined ? sql`` : sql`and r.module_item_id = ${assignment_id}`}
      ${words === null ? sql`` : sql`and exists (select 1 from users u where u.id = n.user_id and (u.email ilike ${words} or u.first_name || ' ' || u.last_name ilike ${words}))`}`
  const rows = await db.execute<Row>(sql`
    select q.id, q.enrollment_id as related_id, n.user_id, trim(u.first_name || ' ' || u.last_name) as name,
      q.module_item_id as assignment_id, coalesce(i.title, any_version.title, '') as title, c.id as course_id, c.slug,
      c.title as course_title, q.attempt, q.status, q.score, q.submitted_at
    from (select r.* ${matching} ${beyond} order by r.id ${isRising ? sql`asc` : sql`desc`} limit ${query.per_page + 1}) q
    join enrollments n on n.id = q.enrollment_id
    join users u on u.id = n.user_id
    join courses c on c.id = n.course_id
    left join version_items i on i.course_version_id = ${takenVersion('n')} and i.module_item_id = q.module_item_id
    left join lateral (select title from version_items where module_item_id = q.module_item_id limit 1) any_version on true
    order by q.id ${isRising ? sql`asc` : sql`desc`}`)
  const { data, meta } = page([...rows], { place, size: query.per_page })
  const counted = async () => {
    const [found] = await db.execute<{ count: number }>(sql`select count(*)::int as count ${matching}`)
    return found?.count ?? 0
  }
  return {
    data: data.map(({ course_id: id, slug, course_title, ...row }) => ({
      ...row,
      course: { id, slug, title: course_title },
      submitted_at: new Date(row.submitted_at),
    })),
    meta: { ...meta, ...(await totalIfAsked(query, counted)) },
  }
})
