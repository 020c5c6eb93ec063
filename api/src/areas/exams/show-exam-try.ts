import { show_exam_try } from '@portico/shared/contract/exams.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { readOutline } from '../../enrollments/outline.ts'
import { readableEnrollment } from '../../enrollments/own-enrollment.ts'
import { readAnswers, readExam, readQuestions, readTries, type ExamTry } from '../../item-types/exam/exam-queries.ts'
import { runningTry } from './running-try.ts'

export const showExamTry = verb(show_exam_try, async (ctx, { params, query }) => {
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const { items } = await readOutline(ctx.db, enrollment.id)
  const item =
    items.find((one) => one.id === params.item_id && isFinishedBy('exam_try', one.itemable_type)) ??
    fail('general.not_found')
  const exam = await readExam(ctx.db, item.itemable_id)
  const tries = await readTries(ctx.db, { enrollment_id: enrollment.id, module_item_id: item.id })
  const running = tries.find((one) => one.finished_at === null)
  const last = tries.find((one) => one.finished_at !== null)
  return {
    running: running ? await runningTry(ctx.db, running) : null,
    // While another try runs, the solutions of the last one are withheld.
    last: last && !running ? await gradedTry(ctx.db, last) : null,
    remaining_attempts: remainingAttempts({ attempts_number: exam.attempts_number, attempts_used: tries.length }),
  }
})

async function gradedTry(db: Transaction, one: ExamTry) {
  const [questions, answers] = await Promise.all([readQuestions(db, one.question_ids), readAnswers(db, one.id)])
  return {
    attempts: one.attempts,
    status: one.status,
    score: one.score,
    finished_at: one.finished_at ?? one.started_at,
    questions: questions.map((row) => ({
      id: row.id,
      type: row.type,
      title: row.title,
      explanation: row.explanation,
      is_correct: answers.get(row.id)?.is_correct ?? null,
      answer: answers.get(row.id)?.choice_ids ?? null,
      choices: row.choices.map(({ id, title, is_correct }) => ({ id, title, is_correct })),
    })),
  }
}
