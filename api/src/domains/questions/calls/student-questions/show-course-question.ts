import { eq, sql } from 'drizzle-orm'
import { show_course_question } from '@portico/shared/contract/student-questions.ts'
import { courses } from '../../../courses/tables.ts'
import { requireCourseReach } from '../../../access/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { answersOf, courseQuestionRow, readQuestions } from './question-rows.ts'
import { requireQuestionsEnabled } from './require-questions-enabled.ts'

/** Finds the question by its id alone (BLG-013). */
export const showCourseQuestion = verb(show_course_question, async ({ db, actor }, { params }) => {
  await requireQuestionsEnabled(db)
  const [found] = await readQuestions(db, sql`where q.id = ${params.id}`)
  if (!found) return fail('general.not_found')
  await requireCourseReach(db, { actor, course_id: found.course_id })
  const [course] = await db
    .select({ id: courses.id, slug: courses.slug })
    .from(courses)
    .where(eq(courses.id, found.course_id))
  if (!course) return fail('general.not_found')
  const answers = await answersOf(db, { question_id: found.id, reader_id: actor.id })
  return { ...courseQuestionRow(found), text: found.text, answers, course }
})
