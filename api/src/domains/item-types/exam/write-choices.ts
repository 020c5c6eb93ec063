import { inArray, sql } from 'drizzle-orm'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import type { Transaction } from '../../../db/client.ts'
import { choices } from '../tables.ts'

type Row = typeof choices.$inferSelect
type Choice = AuthoredQuestion['choices'][number]
/** The choices of one question: as the author has them now, and as stored for it or for the question it is a version of */
type OfQuestion = { question_id: number; asked: readonly Choice[]; before: readonly Row[] }

const valuesOf = ({ title, is_correct, feedback = '' }: Choice, sort_number: number) => ({
  title,
  is_correct,
  feedback,
  sort_number,
})

/** Whether a row is this question or choice: by its own id, or by the id of its original, which an editor may still show. */
export const isSame = (row: { id: number; origin_id: number | null }, { id }: { id?: number | undefined }): boolean =>
  id !== undefined && (row.id === id || row.origin_id === id)

/** Adds the choices of new questions; those of a new version name the choice that they continue. */
export async function addChoices(db: Transaction, written: readonly OfQuestion[]): Promise<void> {
  const rows = written.flatMap(({ question_id, asked, before }) =>
    asked.map((choice, place) => {
      const known = before.find((one) => isSame(one, choice))
      return { question_id, ...valuesOf(choice, place), origin_id: known ? (known.origin_id ?? known.id) : null }
    }),
  )
  if (rows.length > 0) await db.insert(choices).values(rows)
}

/** Changes the choices of existing questions. Those that stay keep their rows. */
export async function changeChoices(db: Transaction, written: readonly OfQuestion[]): Promise<void> {
  const all = written.map(planOf)
  const gone = all.flatMap((plan) => plan.gone)
  if (gone.length > 0) await db.delete(choices).where(inArray(choices.id, gone))
  const changed = all.flatMap((plan) => plan.changed)
  if (changed.length > 0)
    await db.execute(sql`
      update choices c set title = n.title, is_correct = n.is_correct, feedback = n.feedback, sort_number = n.sort_number
      from json_to_recordset(${JSON.stringify(changed)}::json)
        as n (id bigint, title text, is_correct boolean, feedback text, sort_number integer)
      where c.id = n.id`)
  const added = all.flatMap((plan) => plan.added)
  if (added.length > 0) await db.insert(choices).values(added)
}

const columns = ['title', 'is_correct', 'feedback', 'sort_number'] as const

function planOf({ question_id, asked, before }: OfQuestion) {
  const left = new Map(before.map((row) => [row.id, row]))
  const changed: ({ id: number } & ReturnType<typeof valuesOf>)[] = []
  const added: ({ question_id: number } & ReturnType<typeof valuesOf>)[] = []
  for (const [place, choice] of asked.entries()) {
    const values = valuesOf(choice, place)
    const known = [...left.values()].find((row) => isSame(row, choice))
    if (!known) added.push({ question_id, ...values })
    else if (columns.some((name) => values[name] !== known[name])) changed.push({ id: known.id, ...values })
    if (known) left.delete(known.id)
  }
  return { changed, added, gone: [...left.keys()] }
}
