import { eq } from 'drizzle-orm'
import type { Scope } from '../../../kernel/context.ts'
import { materials, type MaterialRow } from '../tables.ts'
import type { Inspected } from './inspect-file.ts'

type New = { name: string; inspected: Inspected; file_key: string; picture: string | null; uploaded_by: number }

/** Adds a file to the library. If an entry already has the same bytes, returns that entry and drops the second copy. */
export async function insertMaterial(
  { db, emit }: Scope,
  { name, inspected, file_key, picture, uploaded_by }: New,
): Promise<{ row: MaterialRow; is_duplicate: boolean }> {
  const [made] = await db
    .insert(materials)
    .values({ name, ...inspected, file_key, picture, uploaded_by })
    .onConflictDoNothing()
    .returning()
  if (made) {
    if (picture) await emit('material.pictured', { material_id: made.id, address: picture })
    return { row: made, is_duplicate: false }
  }
  const [row] = await db.select().from(materials).where(eq(materials.sha256, inspected.sha256))
  if (!row) throw new Error('bytes are neither new nor kept')
  if (picture) await emit('picture.dropped', { address: picture })
  else if (file_key !== row.file_key) await emit('material.dropped', { file_key })
  return { row, is_duplicate: true }
}
