import { sql } from 'drizzle-orm'
import { list_course_questions } from '@portico/shared/contract/student-questions.ts'
import { courseQuestion } from '@portico/shared/states/course-question.ts'
import { byId } from '../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { questionCourse } from './question-course.ts'
import { courseQuestionRow, readQuestions } from './question-rows.ts'

/** Lists what learners asked about a course, newest first; on request of one status only (LRN-044). */
export const listCourseQuestions = verb(list_course_questions, async ({ db, actor }, { params, query }) => {
  const course_id = await questionCourse({ db, actor }, params.slug)
  const place = readCursor(query.cursor)
  const status =
    query.status === undefined ? null : query.status === '1' ? courseQuestion.opened : courseQuestion.closed
  const { beyond, order } = byId(sql`q.id`, place)
  const matching = sql`q.course_id = ${course_id} and ${status === null ? sql`true` : sql`q.status = ${status}`}`
  const rows = await readQuestions(
    db,
    sql`where ${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}`,
  )
  const { data, meta } = page(rows, { place, size: query.per_page })
  const all = sql`select 1 from student_questions q where ${matching}`
  return { data: data.map(courseQuestionRow), meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
