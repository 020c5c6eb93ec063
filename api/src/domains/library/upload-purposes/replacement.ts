import { and, eq, not } from 'drizzle-orm'
import { materials } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { refuseIfShownElsewhere } from '../materials/refuse-if-shown-elsewhere.ts'
import { replaceBytes } from '../materials/replace-bytes.ts'
import { staysAtUploadKey, planLibraryFile, receiveLibraryFile } from './material.ts'
import { materialUsers } from '../../../registries/material-users.ts'
import type { Purpose } from '../uploads/purpose.ts'

/** New bytes for a library file. */
export const replacement: Purpose = {
  needs: 'materials.edit',
  async plan(db, wanted) {
    const { file_key, type } = planLibraryFile(wanted)
    const uuid = wanted.metadata.get('replaces') ?? ''
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid)) fail('uploads.invalid_metadata')
    const [replaced] = await db
      .select()
      .from(materials)
      .where(and(eq(materials.uuid, uuid), not(materials.is_shared)))
    if (!replaced) return fail('general.not_found')
    if (replaced.type !== type) fail('media.other_type', { name: wanted.file_name })
    await refuseIfShownElsewhere(db, { actor: wanted.actor, row: replaced, materialUsers })
    return { file_key, material_id: replaced.id }
  },
  async refuseOutOfReach(db, { row: { material_id }, actor }) {
    // Locks the file, so that no other course starts to show it before its bytes are replaced.
    const [row] = await db
      .select()
      .from(materials)
      .where(eq(materials.id, material_id ?? 0))
      .for('update')
    if (row) await refuseIfShownElsewhere(db, { actor, row, materialUsers })
  },
  async make(ctx, row) {
    const received = await receiveLibraryFile(ctx, row)
    const noted = { at: ctx.services.now(), by: row.user_id }
    return async (scope) => {
      await replaceBytes(scope, { ...received, ...noted, id: row.material_id ?? 0, materialUsers })
      return {}
    }
  },
  keeps: staysAtUploadKey,
}
