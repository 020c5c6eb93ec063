import { eq } from 'drizzle-orm'
import { update_material } from '@portico/shared/contract/materials.ts'
import { fileTypeOf } from '@portico/shared/rules/media/library.ts'
import { materials } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { refuseIfShownElsewhere } from '../../materials/refuse-if-shown-elsewhere.ts'
import { showMaterials } from '../../materials/show-materials.ts'
import { materialUsers } from '../../../../registries/material-users.ts'
import { followMaterial } from '../../materials/uses-of.ts'
import { namedMaterial } from './named-material.ts'

const endingOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''

/** Renames a file, for learners too. The extension stays, because it states the type. */
export const updateMaterial = verb(update_material, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const before = await namedMaterial(db, params.uuid)
  await refuseIfShownElsewhere(db, { actor, row: before, materialUsers })
  const ending = endingOf(before.name)
  const name = endingOf(body.name) === ending ? body.name : `${body.name}${ending}`
  if (fileTypeOf(name) !== before.type || name.length > 255) fail('media.wrong_format', { name })
  const [after] = await db.update(materials).set({ name }).where(eq(materials.id, before.id)).returning()
  if (!after) return fail('general.not_found')
  await followMaterial(ctx, { materialUsers, before, after, by: actor.id })
  ctx.note(`material:${before.id}`, { name })
  const [shown] = await showMaterials(db, [after], materialUsers)
  return shown ?? fail('general.not_found')
})
