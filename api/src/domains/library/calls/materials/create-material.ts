import { bodyLimitOf } from '@portico/shared/calls/body-limit.ts'
import { create_material } from '@portico/shared/contract/materials.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { materialUsers } from '../../../../registries/material-users.ts'
import { insertMaterial } from '../../materials/insert-material.ts'
import { showMaterials } from '../../materials/show-materials.ts'
import { storeReceived } from '../../materials/received-material.ts'

/** Adds a form's file to the library; bytes it already has return the existing entry. */
export const createMaterial = verb(create_material, async (ctx) => {
  return storeReceived(ctx, bodyLimitOf(create_material), async (scope, received) => {
    const { row, is_duplicate } = await insertMaterial(scope, { ...received, uploaded_by: ctx.actor.id })
    ctx.note(`material:${row.id}`, { name: row.name, is_duplicate })
    const [material] = await showMaterials(scope.db, [row], materialUsers)
    return { material: material ?? fail('general.not_found'), is_duplicate }
  })
})
