import { eq } from 'drizzle-orm'
import type { AuthoredFields, AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { choices, exams, questions } from '../../db/tables/course-content.ts'
import type { Transaction } from '../../db/client.ts'
import { onlyId } from '../only-id.ts'
import { questionIdsOf, readQuestions, type FullQuestion } from './exam-queries.ts'

type Written = {
  id: number | null
  is_shared: boolean
  type: 'exam' | 'survey'
  fields: AuthoredFields<'Survey'> & Partial<AuthoredFields<'Exam'>>
}

/** Writes an exam with its questions. Questions and choices that were there keep their rows in a draft's own exam, and their origin in a copy of a shared one. */
export async function writeExam(db: Transaction, { id, is_shared, type, fields }: Written): Promise<number> {
  const { questions: asked, ...settings } = fields
  const before = id === null ? [] : await readQuestions(db, await questionIdsOf(db, id))
  if (id === null || is_shared) {
    const exam_id = onlyId(
      await db
        .insert(exams)
        .values({ ...settings, type })
        .returning(),
    )
    for (const [sort_number, question] of asked.entries())
      await addQuestion(db, { exam_id, sort_number, question, origin: before.find((one) => isSame(one, question)) })
    return exam_id
  }
  await db.update(exams).set(settings).where(eq(exams.id, id))
  for (const one of before) if (!asked.some((question) => isSame(one, question))) await removeQuestion(db, one.id)
  for (const [sort_number, question] of asked.entries()) {
    const known = before.find((one) => isSame(one, question))
    if (known) await changeQuestion(db, { known, sort_number, question })
    else await addQuestion(db, { exam_id: id, sort_number, question, origin: undefined })
  }
  return id
}

/** By its own id, or by that of the published question that it stands for, which an editor may still show. */
const isSame = (row: { id: number; origin_id: number | null }, { id }: { id?: number | undefined }): boolean =>
  id !== undefined && (row.id === id || row.origin_id === id)

type Added = { exam_id: number; sort_number: number; question: AuthoredQuestion; origin: FullQuestion | undefined }

async function addQuestion(db: Transaction, { exam_id, sort_number, question, origin }: Added): Promise<void> {
  const { type, title, explanation } = question
  const origin_id = origin ? (origin.origin_id ?? origin.id) : null
  const question_id = onlyId(
    await db.insert(questions).values({ exam_id, type, title, explanation, sort_number, origin_id }).returning(),
  )
  await writeChoices(db, { question_id, question, before: origin?.choices ?? [] })
}

type Changed = { known: FullQuestion; sort_number: number; question: AuthoredQuestion }

async function changeQuestion(db: Transaction, { known, sort_number, question }: Changed): Promise<void> {
  const { type, title, explanation } = question
  await db.update(questions).set({ type, title, explanation, sort_number }).where(eq(questions.id, known.id))
  await db.delete(choices).where(eq(choices.question_id, known.id))
  await writeChoices(db, { question_id: known.id, question, before: known.choices })
}

async function removeQuestion(db: Transaction, id: number): Promise<void> {
  await db.delete(choices).where(eq(choices.question_id, id))
  await db.delete(questions).where(eq(questions.id, id))
}

type Choices = { question_id: number; question: AuthoredQuestion; before: readonly (typeof choices.$inferSelect)[] }

async function writeChoices(db: Transaction, { question_id, question, before }: Choices): Promise<void> {
  if (question.choices.length === 0) return
  await db.insert(choices).values(
    question.choices.map((choice, sort_number) => {
      const known = before.find((one) => isSame(one, choice))
      const { title, is_correct } = choice
      return { question_id, title, is_correct, sort_number, origin_id: known ? (known.origin_id ?? known.id) : null }
    }),
  )
}
