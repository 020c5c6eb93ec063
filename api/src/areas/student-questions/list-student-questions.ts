import { eq, sql } from 'drizzle-orm'
import { list_student_questions } from '@portico/shared/contract/student-questions.ts'
import { studentQuestions } from '../../db/tables/student-questions.ts'
import { courseIdOf } from '../../enrollments/learner-course.ts'
import { fail } from '../../kernel/fail.ts'
import { page, readCursor, totalIfAsked } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'
import { questionRow, readQuestions } from './question-rows.ts'
import { askingEnrollment } from './own-question.ts'

/** What the learner asked in this enrollment, the newest first (LRN-044). */
export const listStudentQuestions = verb(list_student_questions, async (ctx, { params, query }) => {
  const { db } = ctx
  const enrollment = await askingEnrollment(ctx, query.related_id)
  if ((await courseIdOf(db, params.slug))?.id !== enrollment.course_id) fail('learning.not_a_learner')
  const place = readCursor(query.cursor)
  const beyond = place ? (place.back ? sql`and q.id > ${place.id}` : sql`and q.id < ${place.id}`) : sql``
  const rows = await readQuestions(
    db,
    sql`where q.enrollment_id = ${enrollment.id} ${beyond}
      order by q.id ${place?.back ? sql`asc` : sql`desc`} limit ${query.per_page + 1}`,
  )
  const { data, meta } = page(rows, { place, size: query.per_page })
  const counted = () => db.$count(studentQuestions, eq(studentQuestions.enrollment_id, enrollment.id))
  return { data: data.map(questionRow), meta: { ...meta, ...(await totalIfAsked(query, counted)) } }
})
