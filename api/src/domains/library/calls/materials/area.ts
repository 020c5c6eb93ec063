import type { Verb } from '../../../../kernel/verb.ts'
import { createMaterial } from './create-material.ts'
import { deleteMaterial } from './delete-material.ts'
import { downloadMaterial } from './download-material.ts'
import { listMaterials } from './list-materials.ts'
import { replaceMaterial } from './replace-material.ts'
import { showMaterial } from './show-material.ts'
import { showMediaQuota } from './show-media-quota.ts'
import { updateMaterial } from './update-material.ts'
import { updateMediaQuota } from './update-media-quota.ts'

export const materials: readonly Verb[] = [
  listMaterials,
  createMaterial,
  showMaterial,
  updateMaterial,
  replaceMaterial,
  deleteMaterial,
  downloadMaterial,
  showMediaQuota,
  updateMediaQuota,
]
