import { and, eq } from 'drizzle-orm'
import { materials } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { materialUsers } from '../../../registries/material-users.ts'
import { followMaterial } from '../materials/uses-of.ts'
import { makeVariants } from '../../media/door.ts'

/** Creates all formats and widths of a library picture, then updates the picture and everything that already uses it. */
export const task = reaction<'material.pictured'>(async ({ services, inPortal }, { material_id, address }) => {
  const whole = await makeVariants({ storage: services.storage, address })
  if (whole === null) return
  await inPortal(async (scope) => {
    const { db, emit } = scope
    const isStill = and(eq(materials.id, material_id), eq(materials.picture, address))
    const [before] = await db.select().from(materials).where(isStill).for('update')
    const [after] = before
      ? await db
          .update(materials)
          .set({ picture: whole, file_key: whole.slice(1) })
          .where(isStill)
          .returning()
      : []
    if (before && after) await followMaterial(scope, { materialUsers, before, after, by: null })
    for (const each of [address, whole]) await emit('picture.dropped', { address: each })
  })
})
