import { eq } from 'drizzle-orm'
import { bodyLimitOf } from '@portico/shared/calls/body-limit.ts'
import { replace_material } from '@portico/shared/contract/materials.ts'
import type { Transaction } from '../../../../db/client.ts'
import { materials } from '../../tables.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { materialUsers } from '../../../../registries/material-users.ts'
import { refuseIfShownElsewhere } from '../../materials/refuse-if-shown-elsewhere.ts'
import { replaceBytes } from '../../materials/replace-bytes.ts'
import { showMaterials } from '../../materials/show-materials.ts'
import { namedMaterial } from './named-material.ts'
import { storeReceived } from '../../materials/received-material.ts'

/** Replaces an entry's bytes with a form's file; everything that uses the entry shows the new bytes. */
export const replaceMaterial = verb(replace_material, async (ctx, { params }) => {
  const asked = { actor: ctx.actor, uuid: params.uuid }
  await ctx.inPortal(({ db }) => lockReplaceable(db, asked))
  return storeReceived(ctx, bodyLimitOf(replace_material), async (scope, received) => {
    // Check again: the upload may have taken minutes.
    const id = await lockReplaceable(scope.db, asked)
    const row = await replaceBytes(scope, { ...received, id, at: ctx.now(), by: ctx.actor.id, materialUsers })
    ctx.note(`material:${id}`, { file_name: received.name })
    const [material] = await showMaterials(scope.db, [row], materialUsers)
    return material ?? fail('general.not_found')
  })
})

/** Locks the entry so that no other course starts to show it, and refuses people unless every course that does is within their reach. */
async function lockReplaceable(db: Transaction, { actor, uuid }: { actor: Actor; uuid: string }): Promise<number> {
  const row = await namedMaterial(db, uuid)
  await db.select({ id: materials.id }).from(materials).where(eq(materials.id, row.id)).for('update')
  await refuseIfShownElsewhere(db, { actor, row, materialUsers })
  return row.id
}
