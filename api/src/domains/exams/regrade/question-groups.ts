import { eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { questions } from '../../item-types/tables.ts'
import { readQuestions, type FullQuestion } from '../../item-types/exam/exam-queries.ts'

/** Which question or choice a row stands for, through all copies that edits made of it. */
export const originOf = ({ id, origin_id }: { id: number; origin_id: number | null }): number => origin_id ?? id

/** All rows of a question, the newest last. */
export async function rowsOfQuestion(db: Transaction, question_id: number): Promise<FullQuestion[]> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(or(eq(questions.id, question_id), eq(questions.origin_id, question_id)))
    .orderBy(questions.id)
  return readQuestions(
    db,
    rows.map(({ id }) => id),
  )
}

/** Questions by their id, whatever became of them since. */
export async function questionsById(db: Transaction, ids: readonly number[]): Promise<Map<number, FullQuestion>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(inArray(questions.id, [...ids]))
  const found = await readQuestions(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(found.map((one) => [one.id, one]))
}
