import { randomInt } from 'node:crypto'
import type { Random } from '@portico/shared/rules/exams/draw-questions.ts'
import { attemptMinutes, attemptEndsAt } from '@portico/shared/rules/exams/attempt-time.ts'
import type { Transaction } from '../../../../db/client.ts'
import { examTries } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import {
  drawQuestionIds,
  shuffleChoices,
  readQuestions,
  type ExamAttempt,
  type readExam,
  extraTimeOf,
  markDrawn,
} from '../../../item-types/door.ts'

const random: Random = (end) => randomInt(end)

type Begun = {
  exam: Awaited<ReturnType<typeof readExam>>
  key: { enrollment_id: number; module_item_id: number }
  attempts: number
  now: Date
}

/**
 * Starts an attempt and fixes its drawn questions, the order of questions and choices, its pass mark and its end; later edits change none of them
 * (OP-83).
 */
export async function startAttempt(db: Transaction, { exam, key, attempts, now }: Begun): Promise<ExamAttempt> {
  const question_ids = await drawQuestionIds(db, exam, random)
  if (question_ids.length === 0) fail('exams.no_questions')
  await markDrawn(db, question_ids, now)
  const time_limit_minutes = attemptMinutes(exam.time_limit_minutes, await extraTimeOf(db, key))
  const [started] = await db
    .insert(examTries)
    .values({
      ...key,
      exam_id: exam.id,
      attempts,
      question_ids,
      choice_ids: exam.shuffle_choices ? await shuffledChoices(db, question_ids) : null,
      pass_percentage: exam.pass_percentage,
      time_limit_minutes,
      ends_at: attemptEndsAt({ started_at: now, minutes: time_limit_minutes, closes_at: exam.closes_at }),
      started_at: now,
    })
    .returning()
  if (!started) throw new Error('no try was started')
  return started
}

const shuffledChoices = async (db: Transaction, ids: readonly number[]): Promise<number[]> =>
  shuffleChoices(await readQuestions(db, ids), random).flatMap(({ choices }) => choices.map(({ id }) => id))
