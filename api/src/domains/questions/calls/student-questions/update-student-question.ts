import { eq } from 'drizzle-orm'
import { update_student_question } from '@portico/shared/contract/student-questions.ts'
import { studentQuestions } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockedOwnQuestion } from './own-question.ts'

/** 1 opened, 2 closed (LRN-045). */
export const updateStudentQuestion = verb(update_student_question, async (ctx, { params, body }) => {
  const { id } = await lockedOwnQuestion(ctx, { id: params.id, related_id: body.related_id })
  const { status } = body
  await ctx.db.update(studentQuestions).set({ status, updated_at: ctx.now() }).where(eq(studentQuestions.id, id))
  ctx.note(`question:${id}`, { status })
  return { id, status }
})
