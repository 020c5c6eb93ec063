import { and, eq, sql } from 'drizzle-orm'
import { list_course_questions } from '@portico/shared/contract/student-questions.ts'
import { courseQuestion } from '@portico/shared/states/course-question.ts'
import { studentQuestions } from '../../db/tables/student-questions.ts'
import { page, readCursor, totalIfAsked } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'
import { askedCourse } from './asked-course.ts'
import { courseQuestionRow, readQuestions } from './question-rows.ts'

/** What learners asked about a course, the newest first; of one status where that is asked (LRN-044). */
export const listCourseQuestions = verb(list_course_questions, async ({ db }, { params, query }) => {
  const course_id = await askedCourse(db, params.slug)
  const place = readCursor(query.cursor)
  const status =
    query.status === undefined ? null : query.status === '1' ? courseQuestion.opened : courseQuestion.closed
  const beyond = place ? (place.back ? sql`and q.id > ${place.id}` : sql`and q.id < ${place.id}`) : sql``
  const rows = await readQuestions(
    db,
    sql`where q.course_id = ${course_id} ${status === null ? sql`` : sql`and q.status = ${status}`} ${beyond}
      order by q.id ${place?.back ? sql`asc` : sql`desc`} limit ${query.per_page + 1}`,
  )
  const { data, meta } = page(rows, { place, size: query.per_page })
  const counted = () =>
    db.$count(
      studentQuestions,
      and(eq(studentQuestions.course_id, course_id), status === null ? undefined : eq(studentQuestions.status, status)),
    )
  return { data: data.map(courseQuestionRow), meta: { ...meta, ...(await totalIfAsked(query, counted)) } }
})
