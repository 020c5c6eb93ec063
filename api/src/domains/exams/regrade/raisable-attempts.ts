import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { enrollments } from '../../learning/tables.ts'
import type { Actor } from '../../../kernel/context.ts'
import { raisedAttempts, type Keys, type Raised } from './regrade-changes.ts'

type RaisableInput = { wrong: Keys; actor: Pick<Actor, 'id'>; for_update?: boolean }

/** Finds the results that the corrected key raises, except the caller's own; those wait for a colleague to correct the same key again. */
export async function raisableAttempts(
  db: Transaction,
  { wrong, actor, for_update = false }: RaisableInput,
): Promise<{ raisable: Raised[]; own_left_out: number }> {
  const all = await raisedAttempts(db, wrong, { for_update })
  const own = await ownAmong(db, all, actor)
  const raisable = all.filter(({ one }) => !own.has(one.enrollment_id))
  const own_left_out = all.length - raisable.length
  return { raisable, own_left_out }
}

async function ownAmong(db: Transaction, all: readonly Raised[], { id }: Pick<Actor, 'id'>): Promise<Set<number>> {
  const ids = [...new Set(all.map(({ one }) => one.enrollment_id))]
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(and(inArray(enrollments.id, ids), eq(enrollments.user_id, id)))
  return new Set(rows.map((row) => row.id))
}
