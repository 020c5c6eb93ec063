import { and, eq, not } from 'drizzle-orm'
import type { AttachedFile } from '@portico/shared/item-types/attached-file.ts'
import type { FileType } from '@portico/shared/rules/media/check-upload.ts'
import type { Transaction } from '../../../db/client.ts'
import { materials, type MaterialRow } from '../../library/tables.ts'
import { fail } from '../../../kernel/fail.ts'

/**
 * Returns the library file that an author attached; rejects it if it is gone, came with a shared course or is of another type. The row lock prevents
 * its deletion until the transaction ends.
 */
export async function attachedMaterial(
  db: Transaction,
  { uuid, name }: AttachedFile,
  types: readonly FileType[],
): Promise<MaterialRow> {
  const own = uuid === null ? null : and(eq(materials.uuid, uuid), not(materials.is_shared))
  const [row] = own === null ? [] : await db.select().from(materials).where(own).for('key share')
  if (!row) return fail('media.gone', { name })
  return types.includes(row.type) ? row : fail('media.wrong_format', { name: row.name })
}

/** Returns a file that an item shows, as its author sees it. `file` is the key of a file from before the library existed. */
export async function readAttached(
  db: Transaction,
  { material_id, file, name, size }: { material_id: number | null; file: string; name: string; size: number },
): Promise<AttachedFile | null> {
  if (material_id === null) return file === '' ? null : { uuid: null, name: name || file, size }
  const [row] = await db.select().from(materials).where(eq(materials.id, material_id))
  return row ? { uuid: row.uuid, name: row.name, size: row.size } : null
}
