import { sql } from 'drizzle-orm'
import { list_exam_users, type ExamUser } from '@portico/shared/contract/exams/exams-staff.ts'
import { byId } from '../../../../db/by-id.ts'
import { totalIfRequested, page, readCursor } from '../../../../kernel/paginate.ts'
import { requireCourseReach } from '../../../access/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { examOfCourse } from './exam-of-course.ts'

/** Lists the learners who took an exam (EXM-017). */
export const listExamUsers = verb(list_exam_users, async ({ db, actor }, { params, query }) => {
  const { id } = await examOfCourse(db, params)
  await requireCourseReach(db, { actor, course_id: params.course_id })
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`n.id`, place)
  const rows = await db.execute<Omit<ExamUser, 'last_at'> & { last_at: string }>(sql`
    select n.id, n.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email, coalesce(p.status, 1) as status, x.attempts,
      x.best_score, x.last_at
    from enrollments n
    join users u on u.id = n.user_id
    join lateral (
      select count(*)::int as attempts, max(e.score) as best_score, max(coalesce(e.finished_at, e.started_at)) as last_at
      from exam_tries e where e.enrollment_id = n.id and e.module_item_id = ${id}) x on x.attempts > 0
    left join item_progress p on p.enrollment_id = n.id and p.module_item_id = ${id}
    where n.course_id = ${params.course_id} and ${beyond}
    order by ${order} limit ${query.per_page + 1}`)
  const { data, meta } = page([...rows], { place, size: query.per_page })
  const all = sql`select distinct enrollment_id from exam_tries where module_item_id = ${id}`
  return {
    data: data.map((row) => ({ ...row, last_at: new Date(row.last_at) })),
    meta: { ...meta, ...(await totalIfRequested(query, db, all)) },
  }
})
