import { and, eq, inArray } from 'drizzle-orm'
import { finish_exam } from '@portico/shared/contract/exams.ts'
import { gradeExam } from '@portico/shared/rules/exams/grade-exam.ts'
import { gradeQuestion } from '@portico/shared/rules/exams/grade-question.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { isDone } from '@portico/shared/states/item-progress.ts'
import { examAnswers, examTries } from '../../db/tables/learning.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { setItemStatus } from '../../enrollments/set-item-status.ts'
import { updateProgress } from '../../enrollments/update-progress.ts'
import { readAnswers, readExam, readQuestions } from '../../item-types/exam/exam-queries.ts'
import { examToTake } from './exam-to-take.ts'

/** Finishes and grades the running attempt on the server and sets the exam's status from the result (EXM-008, OP-81). Earlier tries stay on record. */
export const finishExam = verb(finish_exam, async (ctx, { params, body }) => {
  const { enrollment, item, tries, running } = await examToTake(ctx, {
    enrollment_id: body.related_id,
    item_id: params.item_id,
  })
  if (!running) return fail(isDone(item.status) ? 'exams.already_finished' : 'exams.not_running')
  if (body.attempts !== undefined && body.attempts !== running.attempts) fail('exams.attempt_over')
  const exam = await readExam(ctx.db, running.exam_id)
  const questions = await readQuestions(ctx.db, running.question_ids)
  const given = await readAnswers(ctx.db, running.id)
  const answers = new Map([...given].map(([id, answer]) => [id, answer.choice_ids]))
  const result = gradeExam({ type: exam.type, pass_percentage: exam.pass_percentage, questions, answers })

  if (exam.type === 'exam') {
    const right = questions
      .filter((question) => gradeQuestion({ question, answer: answers.get(question.id) ?? [] }))
      .map((question) => question.id)
    await ctx.db.update(examAnswers).set({ is_correct: false }).where(eq(examAnswers.exam_try_id, running.id))
    if (right.length > 0)
      await ctx.db
        .update(examAnswers)
        .set({ is_correct: true })
        .where(and(eq(examAnswers.exam_try_id, running.id), inArray(examAnswers.question_id, right)))
  }
  await ctx.db
    .update(examTries)
    .set({ status: result.status, score: result.percentage, finished_at: ctx.now() })
    .where(eq(examTries.id, running.id))
  await setItemStatus(ctx.db, {
    enrollment_id: enrollment.id,
    module_item_id: item.id,
    from: item.status,
    to: result.status,
    now: ctx.now(),
  })
  ctx.note(`enrollment:${enrollment.id}`, { exam: exam.id, attempts: running.attempts, score: result.percentage })
  const after = await updateProgress(ctx, enrollment, item.id)
  return {
    ...after,
    score: result.percentage,
    remaining_attempts: remainingAttempts({ attempts_number: exam.attempts_number, attempts_used: tries.length }),
  }
})
