import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { questions } from '../../item-types/tables.ts'
import { readQuestions, type FullQuestion } from '../../item-types/door.ts'

/** Id of the original question or choice of a row, through all copies made by edits. */
export const originOf = ({ id, origin_id }: { id: number; origin_id: number | null }): number => origin_id ?? id

/** Reads all rows of a question, also those of copies, newest last. */
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

/**
 * Reads the rows of a question that an exam asks: in its versions, its attempts and in pools. A copy of the exam has rows of its own, which a corrected
 * key leaves alone. `for_update` locks them.
 */
export async function rowsInExam(
  db: Transaction,
  { exam_id, question_id, for_update = false }: { exam_id: number; question_id: number; for_update?: boolean },
): Promise<FullQuestion[]> {
  const found = db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        or(eq(questions.id, question_id), eq(questions.origin_id, question_id)),
        or(
          isNotNull(questions.question_pool_id),
          sql`${questions.exam_id} in (select itemable_id from version_items where module_item_id = ${exam_id})`,
          sql`exists (select from exam_tries where module_item_id = ${exam_id} and ${questions.id} = any(question_ids))`,
        ),
      ),
    )
    .orderBy(questions.id)
  const rows = for_update ? await found.for('no key update') : await found
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
