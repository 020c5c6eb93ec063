import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { questions } from '../tables.ts'

/** Fixes the questions of pools among these as they are, once they were drawn. Locks them in one order, so that two attempts that draw them take turns. */
export async function markDrawn(db: Transaction, ids: readonly number[], now: Date): Promise<void> {
  const fresh = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isNotNull(questions.question_pool_id), isNull(questions.drawn_at)))
    .orderBy(asc(questions.id))
    .for('update')
  if (fresh.length === 0) return
  const drawn = fresh.map(({ id }) => id)
  await db.update(questions).set({ drawn_at: now }).where(inArray(questions.id, drawn))
}
