import { sql } from 'drizzle-orm'
import { list_course_learners, type CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { taughtCourse } from '../../../access/door.ts'
import { byId } from '../../../../db/by-id.ts'
import { instantOf } from '../../../../db/instant-of.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { matchesLearner } from './matches-learner.ts'

type Row = Omit<CourseLearner, 'enrolled_at' | 'started_at' | 'finished_at' | 'completed_by_staff' | 'curator'> & {
  curator_id: number | null
  curator_name: string | null
  staff_name: string | null
  staff_reason: string | null
  staff_at: string | null
  enrolled_at: string
  started_at: string | null
  finished_at: string | null
}

/** Lists a course's learners, found by name, email or progress; leaves out ended enrollments (BLD-031). */
export const listCourseLearners = verb(list_course_learners, async ({ db, actor }, { params, query }) => {
  const course_id = await taughtCourse({ db, actor }, params)
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`n.id`, place)
  const matching = sql`from enrollments n join users u on u.id = n.user_id
    where n.course_id = ${course_id} and ${matchesLearner(sql`n`, query)}`
  const rows = await db.execute<Row>(sql`
    select n.id, n.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email, n.status, n.percentage,
      n.purchased_at as enrolled_at, n.started_at, n.finished_at, trim(w.first_name || ' ' || w.last_name) as staff_name,
      s.reason as staff_reason, s.completed_at as staff_at, k.user_id as curator_id,
      coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as curator_name
    from (select n.id as found ${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}) f
    join enrollments n on n.id = f.found
    join users u on u.id = n.user_id
    left join staff_completions s on s.enrollment_id = n.id
    left join users w on w.id = s.completed_by
    left join curators k on k.enrollment_id = n.id
    left join users a on a.id = k.user_id
    order by ${order}`)
  const { data, meta } = page([...rows], { place, size: query.per_page })
  return {
    data: data.map(({ staff_name, staff_reason, staff_at, curator_id, curator_name, ...row }) => ({
      ...row,
      enrolled_at: new Date(row.enrolled_at),
      started_at: instantOf(row.started_at),
      finished_at: instantOf(row.finished_at),
      completed_by_staff:
        staff_at === null ? null : { name: staff_name ?? '', reason: staff_reason ?? '', at: new Date(staff_at) },
      curator: curator_id === null ? null : { id: Number(curator_id), name: curator_name ?? '' },
    })),
    meta: { ...meta, ...(await totalIfRequested(query, db, sql`select 1 ${matching}`)) },
  }
})
