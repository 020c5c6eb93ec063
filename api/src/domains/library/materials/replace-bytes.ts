import { and, eq, ne } from 'drizzle-orm'
import type { Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { materials, type MaterialRow } from '../tables.ts'
import { dropBytes } from './drop-bytes.ts'
import type { Inspected } from './inspect-file.ts'
import type { MaterialUsers } from './material-user.ts'
import { followMaterial } from './uses-of.ts'

type Replacing = {
  id: number
  name: string
  inspected: Inspected
  file_key: string
  picture: string | null
  at: Date
  by: number
  materialUsers: MaterialUsers
}

const endingOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0] ?? ''

/** Replaces an entry's bytes with others of its type and updates everything that uses it in the same transaction. Identical bytes change nothing. */
export async function replaceBytes(scope: Scope, { id, name, inspected, ...placed }: Replacing): Promise<MaterialRow> {
  const { db, emit } = scope
  const [before] = await db.select().from(materials).where(eq(materials.id, id)).for('update')
  if (!before) return fail('general.not_found')
  if (inspected.type !== before.type) fail('media.other_type', { name })
  if (inspected.sha256 === before.sha256) {
    if (placed.file_key !== before.file_key && !placed.picture)
      await emit('material.dropped', { file_key: placed.file_key })
    return before
  }
  const [other] = await db
    .select({ name: materials.name })
    .from(materials)
    .where(and(eq(materials.sha256, inspected.sha256), ne(materials.id, id)))
  if (other) fail('media.already_kept', { name: other.name })
  const { file_key, picture, at, by, materialUsers } = placed
  const kept = before.name.slice(0, before.name.length - endingOf(before.name).length) + endingOf(name)
  const [after] = await db
    .update(materials)
    .set({ ...inspected, name: kept, file_key, picture, replaced_at: at })
    .where(eq(materials.id, id))
    .returning()
  if (!after) throw new Error('an entry that is locked is gone')
  await followMaterial(scope, { materialUsers, before, after, by })
  await dropBytes(scope, before)
  if (picture) await emit('material.pictured', { material_id: id, address: picture })
  return after
}
