import { show_exam_try } from '@portico/shared/contract/exams/exams.ts'
import { mayShowAnswers } from '@portico/shared/rules/exams/may-show-answers.ts'
import { lessonsToReview } from '@portico/shared/rules/exams/lessons-to-review.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../../db/client.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readOutline, type OutlineItem, readableEnrollment } from '../../../learning/door.ts'
import {
  readAnswers,
  readExam,
  readAttempts,
  sheetOf,
  usedAttempts,
  type ExamAttempt,
} from '../../../item-types/door.ts'
import { runningAttempt } from './running-attempt.ts'

export const showExamTry = verb(show_exam_try, async (ctx, { params, query }) => {
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const { items } = await readOutline(ctx.db, enrollment.id)
  const item =
    items.find((one) => one.id === params.item_id && isFinishedBy('exam_try', one.itemable_type)) ??
    fail('general.not_found')
  const exam = await readExam(ctx.db, item.itemable_id)
  const key = { enrollment_id: enrollment.id, module_item_id: item.id }
  const tries = await readAttempts(ctx.db, key)
  const running = tries.find((one) => one.finished_at === null)
  // Attempts closed by staff are not graded.
  const finished = tries.filter((one) => one.finished_at !== null && one.ended_by !== 'staff')
  // For a passed exam, shows the attempt that passed it, even if a later one was running meanwhile.
  const last = (isDone(item.status) ? finished.find((one) => isDone(one.status)) : undefined) ?? finished[0]
  const attempts_used = await usedAttempts(ctx.db, key, tries)
  const remaining_attempts = remainingAttempts({ attempts_number: exam.attempts_number, attempts_used })
  return {
    running: running ? await runningAttempt(ctx.db, running, ctx.now()) : null,
    // Withholds the last attempt's solutions while another attempt is running.
    last:
      last && !running
        ? {
            ...(await finishedAttempt(
              ctx.db,
              last,
              mayShowAnswers(exam.answers_shown, { ...last, remaining_attempts }),
            )),
            answers_shown: exam.answers_shown,
            pass_percentage: last.pass_percentage ?? exam.pass_percentage,
            read_again: last.status === itemProgress.failed ? lessonsToReview(items, item.id).map(lesson) : [],
          }
        : null,
    remaining_attempts,
  }
})

const lesson = ({ id, itemable_type, title, module_id }: OutlineItem) => ({ id, itemable_type, title, module_id })

/** Returns the result of an attempt, with the right answers only if they may be shown. */
async function finishedAttempt(db: Transaction, one: ExamAttempt, showsAnswers: boolean) {
  const answers = await readAnswers(db, one.id)
  return {
    attempts: one.attempts,
    status: one.status,
    score: one.score,
    points: one.points,
    points_total: one.points_total,
    ended_by: one.ended_by,
    finished_at: one.finished_at ?? one.started_at,
    correct_count: one.score === null ? null : [...answers.values()].filter(({ is_correct }) => is_correct).length,
    questions_count: one.question_ids.length,
    questions: showsAnswers ? await gradedQuestions(db, one, answers) : null,
  }
}

async function gradedQuestions(db: Transaction, one: ExamAttempt, answers: Awaited<ReturnType<typeof readAnswers>>) {
  return (await sheetOf(db, one)).map((row) => ({
    id: row.id,
    type: row.type,
    title: row.title,
    points: row.points,
    picture: row.picture,
    picture_alt: row.picture_alt,
    explanation: row.explanation,
    is_correct: answers.get(row.id)?.is_correct ?? null,
    answer: answers.get(row.id)?.choice_ids ?? null,
    choices: row.choices.map(({ id, title, is_correct, feedback }) => ({ id, title, is_correct, feedback })),
  }))
}
