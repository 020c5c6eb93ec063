import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { assignmentMaterials, assignments } from '../tables.ts'
import { materials, type MaterialRow } from '../../library/tables.ts'
import { fail } from '../../../kernel/fail.ts'

export type AssignmentRow = typeof assignments.$inferSelect

export async function readAssignment(db: Transaction, id: number): Promise<AssignmentRow> {
  const [row] = await db.select().from(assignments).where(eq(assignments.id, id))
  return row ?? fail('general.not_found')
}

/** Returns the main file of an assignment (null if none) and its further files in order. */
export async function filesOf(
  db: Transaction,
  { id, material_id }: Pick<AssignmentRow, 'id' | 'material_id'>,
): Promise<{ file: MaterialRow | null; further: MaterialRow[] }> {
  const [file] = material_id === null ? [] : await db.select().from(materials).where(eq(materials.id, material_id))
  const rows = await db
    .select({ material: materials })
    .from(assignmentMaterials)
    .innerJoin(materials, eq(materials.id, assignmentMaterials.material_id))
    .where(eq(assignmentMaterials.assignment_id, id))
    .orderBy(asc(assignmentMaterials.sort_number), asc(assignmentMaterials.id))
  return { file: file ?? null, further: rows.map(({ material }) => material) }
}
