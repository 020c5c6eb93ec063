import { eq } from 'drizzle-orm'
import { delete_material } from '@portico/shared/contract/materials.ts'
import { audios, documents, videoCaptions, videos } from '../../db/tables/course-content.ts'
import { materials, uploads } from '../../db/tables/media.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { dropBytes } from '../../materials/drop-bytes.ts'
import { usesOf } from '../../materials/uses/material-users.ts'

/** Deletes a file that nothing shows. The lock keeps anything from beginning to show it meanwhile. */
export const deleteMaterial = verb(delete_material, async (ctx, { params }) => {
  const { db } = ctx
  const [row] = await db.select().from(materials).where(eq(materials.uuid, params.uuid)).for('update')
  if (!row) return fail('general.not_found')
  const { length } = await usesOf(db, [row])
  if (length > 0) fail('media.in_use', { places: length === 1 ? 'one place' : `${length} places` })
  // Of items that stand in no course any more.
  for (const table of [documents, videos, audios])
    await db.update(table).set({ material_id: null }).where(eq(table.material_id, row.id))
  await db.update(videos).set({ poster_material_id: null }).where(eq(videos.poster_material_id, row.id))
  await db.delete(videoCaptions).where(eq(videoCaptions.material_id, row.id))
  await db.update(uploads).set({ material_id: null }).where(eq(uploads.material_id, row.id))
  await db.delete(materials).where(eq(materials.id, row.id))
  await dropBytes(ctx, row)
  ctx.note(`material:${row.id}`, { name: row.name })
  return { uuid: row.uuid }
})
