import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { choices } from '../tables.ts'

/** All stored rows of a question, and per row id the ids of its right choices. */
type Key = { rows: readonly { id: number }[]; keys: ReadonlyMap<number, ReadonlySet<number>> }

/** Gives every row of a question its corrected key. */
export async function correctKey(db: Transaction, { rows, keys }: Key): Promise<void> {
  for (const { id } of rows) {
    const right = [...(keys.get(id) ?? [])]
    await db.update(choices).set({ is_correct: false }).where(eq(choices.question_id, id))
    if (right.length > 0) await db.update(choices).set({ is_correct: true }).where(inArray(choices.id, right))
  }
}
