import { show_material } from '@portico/shared/contract/materials.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { showMaterials } from '../../materials/show-materials.ts'
import { materialUsers } from '../../../../registries/material-users.ts'
import { usesOf } from '../../materials/uses-of.ts'
import { namedMaterial } from './named-material.ts'

export const showMaterial = verb(show_material, async ({ db }, { params }) => {
  const row = await namedMaterial(db, params.uuid)
  const [material] = await showMaterials(db, [row], materialUsers)
  const used_in = await usesOf(db, { materialUsers, rows: [row] })
  return { material: material ?? fail('general.not_found'), used_in }
})
