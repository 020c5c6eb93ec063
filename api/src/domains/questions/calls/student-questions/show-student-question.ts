import { sql } from 'drizzle-orm'
import { show_student_question } from '@portico/shared/contract/student-questions.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownQuestion } from './own-question.ts'
import { answersOf, questionRow, readQuestions } from './question-rows.ts'

/** Returns one of the learner's own questions with its replies (LRN-044). */
export const showStudentQuestion = verb(show_student_question, async (ctx, { params, query }) => {
  const { id } = await ownQuestion(ctx, { id: params.id, related_id: query.related_id })
  const [found] = await readQuestions(ctx.db, sql`where q.id = ${id}`)
  if (!found) return fail('general.not_found')
  const answers = await answersOf(ctx.db, { question_id: id, reader_id: ctx.actor.id })
  return { ...questionRow(found), text: found.text, answers }
})
