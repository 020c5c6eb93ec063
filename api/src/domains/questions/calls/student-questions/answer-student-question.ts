import { answer_student_question } from '@portico/shared/contract/student-questions.ts'
import { verb } from '../../../../kernel/verb.ts'
import { saveAnswer } from './save-answer.ts'
import { lockedOwnQuestion } from './own-question.ts'
import { enforceQuestionRate } from './enforce-question-rate.ts'
import { notifyTeachers } from './notify-teachers.ts'

/** Adds the learner's follow-up; teachers are notified as for a new question. */
export const answerStudentQuestion = verb(answer_student_question, async (ctx, { params, body }) => {
  const { related_id, ...words } = body
  const question = await lockedOwnQuestion(ctx, { id: params.id, related_id })
  await enforceQuestionRate(ctx)
  const written = { ...words, user_id: ctx.actor.id, is_staff: false, now: ctx.now() }
  const { id, is_new } = await saveAnswer(ctx.db, { question, written })
  if (is_new) await notifyTeachers(ctx, { question, cause: `question-answer:${id}` })
  ctx.note(`question:${question.id}`, { answer: id })
  return { id }
})
