import { and, eq, not } from 'drizzle-orm'
import { delete_material } from '@portico/shared/contract/materials.ts'
import { undo } from '@portico/shared/rules/lists/limits.ts'
import { materials, uploads } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { dropBytes } from '../../materials/drop-bytes.ts'
import { clearFromOrphanedItems } from '../../../item-types/door.ts'
import { materialUsers } from '../../../../registries/material-users.ts'
import { usesOf } from '../../materials/uses-of.ts'
import { describeUses } from '../../materials/describe-uses.ts'

/** Deletes a file that nothing shows. The lock keeps anything from starting to show it meanwhile. */
export const deleteMaterial = verb(delete_material, async (ctx, { params }) => {
  const { db } = ctx
  const [row] = await db
    .select()
    .from(materials)
    .where(and(eq(materials.uuid, params.uuid), not(materials.is_shared)))
    .for('update')
  if (!row) return fail('general.not_found')
  const uses = await usesOf(db, { materialUsers, rows: [row] })
  if (uses.length > 0) fail('media.in_use', { places: describeUses(uses) })
  const since = new Date(ctx.now().getTime() - undo.kept_seconds * 1_000)
  const restorable = await usesOf(db, { materialUsers, rows: [row], since })
  if (restorable.length > 0) fail('media.in_deleted_course', { places: describeUses(restorable) })
  await clearFromOrphanedItems(db, row)
  await db.update(uploads).set({ material_id: null }).where(eq(uploads.material_id, row.id))
  await db.delete(materials).where(eq(materials.id, row.id))
  await dropBytes(ctx, row)
  ctx.note(`material:${row.id}`, { name: row.name })
  return { uuid: row.uuid }
})
