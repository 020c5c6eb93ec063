import { randomInt } from 'node:crypto'
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Random } from '@portico/shared/rules/exams/shuffled.ts'
import { minutesOfTry, tryEndsAt } from '@portico/shared/rules/exams/try-time.ts'
import type { Transaction } from '../../../../db/client.ts'
import { questions } from '../../../item-types/tables.ts'
import { examTries } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { drawQuestionIds, shuffleChoices } from '../../../item-types/exam/draw-sheet.ts'
import { readQuestions, type ExamTry, type readExam } from '../../../item-types/exam/exam-queries.ts'
import { extraTimeOf } from '../../../item-types/exam/extra-time-of.ts'

const random: Random = (end) => randomInt(end)

type Begun = {
  exam: Awaited<ReturnType<typeof readExam>>
  key: { enrollment_id: number; module_item_id: number }
  attempts: number
  now: Date
}

/** A new try with what it drew, the order of its questions and choices, its pass mark and its end: nothing edited later changes them (OP-83). */
export async function beginTry(db: Transaction, { exam, key, attempts, now }: Begun): Promise<ExamTry> {
  const question_ids = await drawQuestionIds(db, exam, random)
  if (question_ids.length === 0) fail('exams.no_questions')
  await markDrawn(db, question_ids, now)
  const time_limit_minutes = minutesOfTry(exam.time_limit_minutes, await extraTimeOf(db, key))
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
      ends_at: tryEndsAt({ started_at: now, minutes: time_limit_minutes, closes_at: exam.closes_at }),
      started_at: now,
    })
    .returning()
  if (!started) throw new Error('no try was started')
  return started
}

/** Questions of pools stay as they are once they were drawn; locked in one order, so that two tries that draw them take turns. */
async function markDrawn(db: Transaction, ids: readonly number[], now: Date): Promise<void> {
  const fresh = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isNotNull(questions.question_pool_id), isNull(questions.drawn_at)))
    .orderBy(asc(questions.id))
    .for('update')
  if (fresh.length === 0) return
  const drawn = fresh.map(({ id }) => id)
  await db.update(questions).set({ drawn_at: now }).where(inArray(questions.id, drawn))
}

const shuffledChoices = async (db: Transaction, ids: readonly number[]): Promise<number[]> =>
  shuffleChoices(await readQuestions(db, ids), random).flatMap(({ choices }) => choices.map(({ id }) => id))
