import { eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { questions } from '../../item-types/tables.ts'
import { readQuestions, type FullQuestion } from '../../item-types/door.ts'

/** Id of the original question or choice of a row, through all copies made by edits. */
export const originOf = ({ id, origin_id }: { id: number; origin_id: number | null }): number => origin_id ?? id

/** Reads all rows of a question, newest last. */
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

/** Reads questions by id, including removed and replaced ones. */
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
