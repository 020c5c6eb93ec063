import { eq } from 'drizzle-orm'
import type { AuthoredFields } from '@portico/shared/item-types/authored-content.ts'
import type { FileType } from '@portico/shared/rules/media/check-upload.ts'
import { formattedText } from '../formatted-text.ts'
import { attachedMaterial } from '../../media/door.ts'
import type { Transaction } from '../../../db/client.ts'
import { assignmentMaterials, assignments } from '../tables.ts'
import { insertedId } from '../inserted-id.ts'

type Written = { id: number | null; is_shared: boolean; fields: AuthoredFields<'Assignment'> }

/** File types that may come with an assignment. */
const types: readonly FileType[] = ['pdf', 'docs', 'sheets', 'img', 'audio', 'video']

/** Writes an assignment with its library files and returns the id of its row. */
export async function writeAssignment(db: Transaction, { id, is_shared, fields }: Written): Promise<number> {
  const { file, materials, reqs, ...settings } = fields
  const values = {
    ...settings,
    reqs: await formattedText(db, reqs, 'reqs'),
    material_id: file && (await attachedMaterial(db, file, types)).id,
  }
  const assignment_id = insertedId(
    id === null || is_shared
      ? await db.insert(assignments).values(values).returning()
      : await db.update(assignments).set(values).where(eq(assignments.id, id)).returning(),
  )
  await db.delete(assignmentMaterials).where(eq(assignmentMaterials.assignment_id, assignment_id))
  for (const [sort_number, one] of materials.entries()) {
    const { id: material_id } = await attachedMaterial(db, one, types)
    await db.insert(assignmentMaterials).values({ assignment_id, material_id, sort_number })
  }
  return assignment_id
}
