import { bodyLimitOf } from '@portico/shared/calls/body-limit.ts'
import { replace_material } from '@portico/shared/contract/materials.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { refuseShownElsewhere } from '../../materials/refuse-shown-elsewhere.ts'
import { replaceBytes } from '../../materials/replace-bytes.ts'
import { showMaterials } from '../../materials/show-materials.ts'
import { namedMaterial } from './named-material.ts'
import { keepReceived } from '../../materials/received-material.ts'

/** A file of a form takes the place of an entry’s bytes; all that uses the entry shows it from now on. */
export const replaceMaterial = verb(replace_material, async (ctx, { params }) => {
  const { id } = await ctx.inPortal(async ({ db }) => {
    const row = await namedMaterial(db, params.uuid)
    await refuseShownElsewhere(db, { actor: ctx.actor, row })
    return row
  })
  return keepReceived(ctx, bodyLimitOf(replace_material), async (scope, received) => {
    const row = await replaceBytes(scope, { ...received, id, at: ctx.now(), by: ctx.actor.id })
    ctx.note(`material:${id}`, { file_name: received.name })
    const [material] = await showMaterials(scope.db, [row])
    return material ?? fail('general.not_found')
  })
})
