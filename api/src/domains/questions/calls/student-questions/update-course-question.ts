import { eq } from 'drizzle-orm'
import { update_course_question } from '@portico/shared/contract/student-questions.ts'
import { studentQuestions } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockedQuestion } from './locked-question.ts'

/** Finds the question by its id alone (BLG-013): 1 opened, 2 closed (LRN-045). */
export const updateCourseQuestion = verb(update_course_question, async ({ db, actor, now, note }, { params, body }) => {
  const { id } = await lockedQuestion({ db, actor }, params.id)
  const { status } = body
  await db.update(studentQuestions).set({ status, updated_at: now() }).where(eq(studentQuestions.id, id))
  note(`question:${id}`, { status })
  return { id, status }
})
