import { eq, inArray, sql } from 'drizzle-orm'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import type { Transaction } from '../../../db/client.ts'
import { choices, questions } from '../tables.ts'
import { materials } from '../../library/tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { FullQuestion } from './exam-queries.ts'
import { addChoices, changeChoices } from './write-choices.ts'

const valuesOf = ({ type, title, explanation, points, picture, picture_alt }: AuthoredQuestion) => ({
  type,
  title,
  explanation,
  points,
  picture,
  picture_alt: picture === null ? '' : picture_alt,
})

type Place = { exam_id: number } | { question_pool_id: number }
/** `origin` marks the new row as a new version of the same question */
type Added = { sort_number: number; question: AuthoredQuestion; origin?: FullQuestion | undefined }

/** Adds rows for questions at different positions of one exam or pool; returns their ids in the given order. */
export async function addQuestions(db: Transaction, place: Place, added: readonly Added[]): Promise<number[]> {
  if (added.length === 0) return []
  const rows = await db
    .insert(questions)
    .values(
      added.map(({ sort_number, question, origin }) => ({
        ...place,
        ...valuesOf(question),
        sort_number,
        origin_id: origin ? (origin.origin_id ?? origin.id) : null,
      })),
    )
    .returning({ id: questions.id, sort_number: questions.sort_number })
  const idAt = new Map(rows.map(({ id, sort_number }) => [sort_number, id]))
  const written = added.map((one) => {
    const question_id = idAt.get(one.sort_number)
    if (question_id === undefined) throw new Error('a question was not written')
    return { question_id, asked: one.question.choices, before: one.origin?.choices ?? [] }
  })
  await addChoices(db, written)
  return written.map(({ question_id }) => question_id)
}

type Changed = { known: FullQuestion; sort_number: number; question: AuthoredQuestion }

/** Changes questions that no attempt has shown yet. They and their choices keep their rows; what did not change is not written. */
export async function changeQuestions(db: Transaction, changed: readonly Changed[]): Promise<void> {
  const rows = changed.flatMap(({ known, sort_number, question }) => {
    const row = { ...valuesOf(question), sort_number }
    const differs = questionColumns.some((name) => row[name] !== known[name])
    return differs ? [{ id: known.id, ...row }] : []
  })
  if (rows.length > 0)
    await db.execute(sql`
      update questions q set type = n.type, title = n.title, explanation = n.explanation, points = n.points,
        picture = n.picture, picture_alt = n.picture_alt, sort_number = n.sort_number
      from json_to_recordset(${JSON.stringify(rows)}::json) as n (id bigint, type text, title text, explanation text,
        points integer, picture text, picture_alt text, sort_number integer)
      where q.id = n.id`)
  await changeChoices(
    db,
    changed.map(({ known, question }) => ({
      question_id: known.id,
      asked: question.choices,
      before: known.choices,
    })),
  )
}
const questionColumns = ['type', 'title', 'explanation', 'points', 'picture', 'picture_alt', 'sort_number'] as const

/** Takes a question out of its pool. The row stays for attempts that drew it. */
export async function retireQuestion(db: Transaction, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.update(questions).set({ removed_at: at }).where(eq(questions.id, id))
}

export async function removeQuestions(db: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(choices).where(inArray(choices.question_id, [...ids]))
  await db.delete(questions).where(inArray(questions.id, [...ids]))
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
