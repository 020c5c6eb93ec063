import { make_answer } from '@portico/shared/contract/exams/exams.ts'
import { isValidAnswer } from '@portico/shared/rules/exams/is-valid-answer.ts'
import { nextQuestion } from '@portico/shared/rules/exams/next-question.ts'
import { isTimeOver } from '@portico/shared/rules/exams/attempt-time.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { examAnswers } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readQuestions } from '../../../item-types/door.ts'
import { examToTake } from './exam-to-take.ts'

/** Saves an answer as given, for its own attempt only; it is graded when the attempt is finished (EXM-007). */
export const makeAnswer = verb(make_answer, async (ctx, { params, body }) => {
  const { item, tries, running } = await examToTake(ctx, { enrollment_id: body.related_id, item_id: params.item_id })
  if (isDone(item.status)) fail('exams.already_finished')
  if (running?.attempts !== body.attempts)
    return fail(tries.some(({ attempts }) => attempts === body.attempts) ? 'exams.attempt_over' : 'exams.not_running')
  if (isTimeOver(running, ctx.now())) fail('exams.time_over')
  const [question] = await readQuestions(
    ctx.db,
    running.question_ids.filter((id) => id === body.question_id),
  )
  if (
    !question ||
    !isValidAnswer({
      type: question.type,
      choice_ids: question.choices.map((choice) => choice.id),
      answer: body.answer,
    })
  )
    return fail('exams.answer_invalid')
  const values = { exam_try_id: running.id, question_id: question.id, choice_ids: body.answer, answered_at: ctx.now() }
  await ctx.db
    .insert(examAnswers)
    .values(values)
    .onConflictDoUpdate({
      target: [examAnswers.portal_id, examAnswers.exam_try_id, examAnswers.question_id],
      set: values,
    })
  return {
    question_id: question.id,
    answer: body.answer,
    next_question_id: nextQuestion({ question_ids: running.question_ids, answered_id: question.id }),
  }
})
