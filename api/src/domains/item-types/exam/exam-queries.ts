import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { attemptsUsed } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { choices, examPools, exams, questions } from '../tables.ts'
import { examAnswers, examResets, examTries } from '../../exams/tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'

export type ExamAttempt = typeof examTries.$inferSelect
export type FullQuestion = typeof questions.$inferSelect & { choices: (typeof choices.$inferSelect)[] }
type Key = { enrollment_id: number; module_item_id: number }

export async function readExam(db: Transaction, id: number) {
  const [exam] = await db.select().from(exams).where(eq(exams.id, id))
  return exam ?? fail('general.not_found')
}

/** Returns the pass marks of exams by id. */
export async function passMarksOf(db: Transaction, exam_ids: readonly number[]): Promise<Map<number, number>> {
  if (exam_ids.length === 0) return new Map()
  const rows = await db
    .select({ id: exams.id, pass_percentage: exams.pass_percentage })
    .from(exams)
    .where(inArray(exams.id, [...exam_ids]))
  return new Map(rows.map(({ id, pass_percentage }) => [id, pass_percentage]))
}

/** Returns all attempts of one learner at one exam, newest first; a unique index allows only one to be running. */
export const readAttempts = (db: Transaction, { enrollment_id, module_item_id }: Key): Promise<ExamAttempt[]> =>
  db
    .select()
    .from(examTries)
    .where(and(eq(examTries.enrollment_id, enrollment_id), eq(examTries.module_item_id, module_item_id)))
    .orderBy(desc(examTries.attempts))

/** Counts the attempts of one learner at one exam since staff last reset it. */
export async function usedAttempts(
  db: Transaction,
  { enrollment_id, module_item_id }: Key,
  tries: readonly ExamAttempt[],
): Promise<number> {
  const resets = await db
    .select({ after_attempts: examResets.after_attempts })
    .from(examResets)
    .where(and(eq(examResets.enrollment_id, enrollment_id), eq(examResets.module_item_id, module_item_id)))
  return attemptsUsed(tries, resets)
}

/** Returns which pools an exam draws from, and how many questions from each. */
export const attachedPools = (
  db: Transaction,
  exam_id: number,
): Promise<{ question_pool_id: number; draw: number }[]> =>
  db
    .select({ question_pool_id: examPools.question_pool_id, draw: examPools.draw })
    .from(examPools)
    .where(eq(examPools.exam_id, exam_id))
    .orderBy(asc(examPools.sort_number), asc(examPools.question_pool_id))

/** Returns the pools of an exam with their current questions. */
export async function poolsToDraw(
  db: Transaction,
  exam_id: number,
): Promise<{ draw: number; question_ids: number[] }[]> {
  const attached = await attachedPools(db, exam_id)
  const ids = attached.map(({ question_pool_id }) => question_pool_id)
  const asked = await poolQuestionIds(db, ids)
  return attached.map(({ question_pool_id, draw }) => ({ draw, question_ids: asked.get(question_pool_id) ?? [] }))
}

/** Returns the questions that can be drawn from each of these pools, in order. */
export async function poolQuestionIds(db: Transaction, pool_ids: readonly number[]): Promise<Map<number, number[]>> {
  if (pool_ids.length === 0) return new Map()
  const rows = await db
    .select({ id: questions.id, pool: questions.question_pool_id })
    .from(questions)
    .where(and(inArray(questions.question_pool_id, [...pool_ids]), isNull(questions.removed_at)))
    .orderBy(asc(questions.sort_number), asc(questions.id))
  const of = Map.groupBy(rows, ({ pool }) => pool)
  return new Map(pool_ids.map((id) => [id, (of.get(id) ?? []).map((row) => row.id)]))
}

export const questionIdsOf = async (db: Transaction, examId: number): Promise<number[]> =>
  (
    await db
      .select({ id: questions.id })
      .from(questions)
      .where(eq(questions.exam_id, examId))
      .orderBy(asc(questions.sort_number), asc(questions.id))
  ).map((row) => row.id)

/** Reads questions with all their choices, in the given order. Responses to learners must omit is_correct. */
export async function readQuestions(db: Transaction, ids: readonly number[]): Promise<FullQuestion[]> {
  if (ids.length === 0) return []
  const [rows, choiceRows] = await Promise.all([
    db
      .select()
      .from(questions)
      .where(inArray(questions.id, [...ids])),
    db
      .select()
      .from(choices)
      .where(inArray(choices.question_id, [...ids]))
      .orderBy(asc(choices.sort_number), asc(choices.id)),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const choicesOf = Map.groupBy(choiceRows, ({ question_id }) => question_id)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, choices: choicesOf.get(id) ?? [] }] : []
  })
}

/** Returns the questions of an attempt as it shows them, with the choices in the order stored when it began. */
export const sheetOf = async (db: Transaction, one: ExamAttempt): Promise<FullQuestion[]> =>
  sheetFrom(one, await readQuestions(db, one.question_ids))

/** The same from questions that were read before, which may be those of several attempts. */
export function sheetFrom(one: ExamAttempt, read: readonly FullQuestion[]): FullQuestion[] {
  const byId = new Map(read.map((question) => [question.id, question]))
  const asked = one.question_ids.flatMap((id) => byId.get(id) ?? [])
  const order = one.choice_ids
  if (order === null) return asked
  const positions = new Map(order.map((id, position) => [id, position]))
  const positionOf = ({ id }: { id: number }) => positions.get(id) ?? order.length
  return asked.map((question) => ({
    ...question,
    choices: question.choices.toSorted((first, second) => positionOf(first) - positionOf(second)),
  }))
}

/** What was answered to each question of an attempt. */
export type GivenAnswers = ReadonlyMap<number, { choice_ids: number[]; is_correct: boolean | null }>

export const readAnswers = async (db: Transaction, attempt_id: number): Promise<GivenAnswers> =>
  (await readAnswersOf(db, [attempt_id])).get(attempt_id) ?? new Map()

/** Returns the answers of several attempts by attempt; those without an answer are missing. */
export async function readAnswersOf(
  db: Transaction,
  attempt_ids: readonly number[],
): Promise<Map<number, GivenAnswers>> {
  if (attempt_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(examAnswers)
    .where(inArray(examAnswers.exam_try_id, [...attempt_ids]))
  const of = Map.groupBy(rows, ({ exam_try_id }) => exam_try_id)
  return new Map(
    [...of].map(([id, given]) => [
      id,
      new Map(given.map(({ question_id, choice_ids, is_correct }) => [question_id, { choice_ids, is_correct }])),
    ]),
  )
}
