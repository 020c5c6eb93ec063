import { and, asc, eq, inArray, isNull, not } from 'drizzle-orm'
import type { AuthoredFields } from '@portico/shared/item-types/authored-content.ts'
import { examPools, exams } from '../tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import { questionPools } from '../../exams/tables.ts'
import { insertedId } from '../inserted-id.ts'
import { questionIdsOf, readQuestions } from './exam-queries.ts'
import { isSame } from './write-choices.ts'
import { addQuestions, changeQuestions, checkPictures, removeQuestions } from './write-questions.ts'

type Written = {
  id: number | null
  is_shared: boolean
  type: 'exam' | 'survey'
  fields: AuthoredFields<'Survey'> & Partial<AuthoredFields<'Exam'>>
}

/**
 * Writes an exam with its questions. In a draft's own exam, existing questions and choices keep their rows; in a copy of a shared exam, they keep
 * their origin.
 */
export async function writeExam(db: Transaction, { id, is_shared, type, fields }: Written): Promise<number> {
  const { questions: asked, pools = [], ...settings } = fields
  const values = { ...settings, opens_at: toDate(fields.opens_at), closes_at: toDate(fields.closes_at) }
  const before = id === null ? [] : await readQuestions(db, await questionIdsOf(db, id))
  await checkPictures(db, asked, before)
  await checkPools(db, pools)
  if (id === null || is_shared) {
    const exam_id = insertedId(
      await db
        .insert(exams)
        .values({ ...values, type })
        .returning(),
    )
    await addQuestions(
      db,
      { exam_id },
      asked.map((question, sort_number) => {
        const origin = before.find((one) => isSame(one, question))
        return { sort_number, question, origin }
      }),
    )
    await attachPools(db, exam_id, pools)
    return exam_id
  }
  await db.update(exams).set(values).where(eq(exams.id, id))
  const left = new Map(before.map((row) => [row.id, row]))
  const placed = asked.map((question, sort_number) => {
    const known = [...left.values()].find((row) => isSame(row, question))
    if (known) left.delete(known.id)
    return { sort_number, question, known }
  })
  await removeQuestions(db, [...left.keys()])
  await changeQuestions(
    db,
    placed.flatMap(({ known, ...rest }) => (known ? [{ known, ...rest }] : [])),
  )
  await addQuestions(
    db,
    { exam_id: id },
    placed.filter(({ known }) => !known),
  )
  await attachPools(db, id, pools)
  return id
}

const toDate = (at: string | null | undefined): Date | null => (at ? new Date(at) : null)

/** Sets which pools a draft's own exam draws from (EXM-018). */
async function attachPools(db: Transaction, exam_id: number, pools: AuthoredFields<'Exam'>['pools']): Promise<void> {
  await db.delete(examPools).where(eq(examPools.exam_id, exam_id))
  if (pools.length > 0)
    await db.insert(examPools).values(pools.map((pool, sort_number) => ({ ...pool, exam_id, sort_number })))
}

/** Checks the pools an exam draws from and locks them, so none is deleted meanwhile. */
async function checkPools(db: Transaction, pools: readonly { question_pool_id: number }[]): Promise<void> {
  if (pools.length === 0) return
  const ids = pools.map(({ question_pool_id }) => question_pool_id)
  const found = await db
    .select({ id: questionPools.id })
    .from(questionPools)
    .where(and(inArray(questionPools.id, ids), isNull(questionPools.deleted_at), not(questionPools.is_shared)))
    .orderBy(asc(questionPools.id))
    .for('share')
  if (found.length < ids.length) fail('general.not_found')
}
