import { eq, inArray } from 'drizzle-orm'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import type { Transaction } from '../../../db/client.ts'
import { choices, questions } from '../tables.ts'
import { materials } from '../../library/tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { insertedId } from '../inserted-id.ts'
import type { FullQuestion } from './exam-queries.ts'

/** Whether a row is this question: by its own id, or by the id of its original, which an editor may still show. */
export const isSame = (row: { id: number; origin_id: number | null }, { id }: { id?: number | undefined }): boolean =>
  id !== undefined && (row.id === id || row.origin_id === id)

const valuesOf = ({ type, title, explanation, points, picture, picture_alt }: AuthoredQuestion) => ({
  type,
  title,
  explanation,
  points,
  picture,
  picture_alt: picture === null ? '' : picture_alt,
})

type Added = {
  place: { exam_id: number } | { question_pool_id: number }
  sort_number: number
  question: AuthoredQuestion
  origin: FullQuestion | undefined
}

/** Adds a row for a question; `origin` marks it as a new version of the same question. */
export async function addQuestion(db: Transaction, { place, sort_number, question, origin }: Added): Promise<number> {
  const origin_id = origin ? (origin.origin_id ?? origin.id) : null
  const question_id = insertedId(
    await db
      .insert(questions)
      .values({ ...place, ...valuesOf(question), sort_number, origin_id })
      .returning(),
  )
  await writeChoices(db, { question_id, question, before: origin?.choices ?? [] })
  return question_id
}

type Changed = { known: FullQuestion; sort_number: number; question: AuthoredQuestion }

/** Changes a question that no attempt has shown yet. */
export async function changeQuestion(db: Transaction, { known, sort_number, question }: Changed): Promise<void> {
  await db
    .update(questions)
    .set({ ...valuesOf(question), sort_number })
    .where(eq(questions.id, known.id))
  await db.delete(choices).where(eq(choices.question_id, known.id))
  await writeChoices(db, { question_id: known.id, question, before: known.choices })
}

/** Takes a question out of its pool. The row stays for attempts that drew it. */
export async function retireQuestion(db: Transaction, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.update(questions).set({ removed_at: at }).where(eq(questions.id, id))
}

export async function removeQuestion(db: Transaction, id: number): Promise<void> {
  await db.delete(choices).where(eq(choices.question_id, id))
  await db.delete(questions).where(eq(questions.id, id))
}

type Choices = { question_id: number; question: AuthoredQuestion; before: readonly (typeof choices.$inferSelect)[] }

async function writeChoices(db: Transaction, { question_id, question, before }: Choices): Promise<void> {
  if (question.choices.length === 0) return
  await db.insert(choices).values(
    question.choices.map((choice, sort_number) => {
      const known = before.find((one) => isSame(one, choice))
      const { title, is_correct, feedback = '' } = choice
      const origin_id = known ? (known.origin_id ?? known.id) : null
      return { question_id, title, is_correct, feedback, sort_number, origin_id }
    }),
  )
}

/** Rejects question pictures that do not come from the portal's media library. */
export async function checkPictures(
  db: Transaction,
  asked: readonly AuthoredQuestion[],
  before: readonly { picture: string | null }[],
): Promise<void> {
  const known = new Set(before.map(({ picture }) => picture))
  const added = [...new Set(asked.flatMap(({ picture }) => (picture === null || known.has(picture) ? [] : [picture])))]
  if (added.length === 0) return
  const found = await db.select({ picture: materials.picture }).from(materials).where(inArray(materials.picture, added))
  if (new Set(found.map(({ picture }) => picture)).size < added.length) fail('general.not_found')
}
