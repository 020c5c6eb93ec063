import { sql } from 'drizzle-orm'
import { list_course_learners, type CourseLearner } from '@portico/shared/contract/enrollments.ts'
import { mostCounted } from '@portico/shared/rules/lists/total.ts'
import { page, readCursor, totalIfAsked } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'
import { courseOfSlug } from './course-of-slug.ts'

type Row = Omit<CourseLearner, 'enrolled_at' | 'started_at' | 'finished_at' | 'completed_by_staff'> & {
  staff_name: string | null
  staff_reason: string | null
  staff_at: string | null
  enrolled_at: string
  started_at: string | null
  finished_at: string | null
}
const instantOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Who takes a course, found by name, address or progress; enrollments that ended are not listed (BLD-031). */
export const listCourseLearners = verb(list_course_learners, async ({ db }, { params, query }) => {
  const course_id = await courseOfSlug(db, params.slug)
  const place = readCursor(query.cursor)
  const words = query.search?.trim() ? `%${query.search.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const beyond = place ? (place.back ? sql`and n.id > ${place.id}` : sql`and n.id < ${place.id}`) : sql``
  const direction = place?.back ? sql`asc` : sql`desc`
  const matching = sql`from enrollments n join users u on u.id = n.user_id
    where n.course_id = ${course_id} and n.ended_at is null
      ${query.status === undefined ? sql`` : sql`and n.status = ${Number(query.status)}`}
      ${words === null ? sql`` : sql`and (u.email ilike ${words} or u.first_name || ' ' || u.last_name ilike ${words})`}`
  const rows = await db.execute<Row>(sql`
    select n.id, n.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email, n.status, n.percentage,
      n.purchased_at as enrolled_at, n.started_at, n.finished_at, trim(w.first_name || ' ' || w.last_name) as staff_name,
      s.reason as staff_reason, s.completed_at as staff_at
    from (select n.id as found ${matching} ${beyond} order by n.id ${direction} limit ${query.per_page + 1}) f
    join enrollments n on n.id = f.found
    join users u on u.id = n.user_id
    left join staff_completions s on s.enrollment_id = n.id
    left join users w on w.id = s.completed_by
    order by n.id ${direction}`)
  const { data, meta } = page([...rows], { place, size: query.per_page })
  const counted = async (): Promise<number> => {
    const [found] = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select 1 ${matching} limit ${mostCounted + 1}) m`,
    )
    return found?.count ?? 0
  }
  return {
    data: data.map(({ staff_name, staff_reason, staff_at, ...row }) => ({
      ...row,
      enrolled_at: new Date(row.enrolled_at),
      started_at: instantOf(row.started_at),
      finished_at: instantOf(row.finished_at),
      completed_by_staff:
        staff_at === null ? null : { name: staff_name ?? '', reason: staff_reason ?? '', at: new Date(staff_at) },
    })),
    meta: { ...meta, ...(await totalIfAsked(query, counted)) },
  }
})
