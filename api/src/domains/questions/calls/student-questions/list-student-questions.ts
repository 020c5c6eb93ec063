import { sql } from 'drizzle-orm'
import { list_student_questions } from '@portico/shared/contract/student-questions.ts'
import { byId } from '../../../../db/by-id.ts'
import { courseIdOf } from '../../../learning/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { questionRow, readQuestions } from './question-rows.ts'
import { askingEnrollment } from './own-question.ts'

/** Lists what the learner asked in this enrollment, newest first (LRN-044). */
export const listStudentQuestions = verb(list_student_questions, async (ctx, { params, query }) => {
  const { db } = ctx
  const enrollment = await askingEnrollment(ctx, query.related_id)
  if ((await courseIdOf(db, params.slug))?.id !== enrollment.course_id) fail('learning.not_a_learner')
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`q.id`, place)
  const rows = await readQuestions(
    db,
    sql`where q.enrollment_id = ${enrollment.id} and ${beyond}
      order by ${order} limit ${query.per_page + 1}`,
  )
  const { data, meta } = page(rows, { place, size: query.per_page })
  const all = sql`select 1 from student_questions where enrollment_id = ${enrollment.id}`
  return { data: data.map(questionRow), meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
