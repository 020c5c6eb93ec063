import type { Verb } from '../../../../kernel/verb.ts'
import { deletePortalImage } from './delete-portal-image.ts'
import { showCompany } from './show-company.ts'
import { updateCompany } from './update-company.ts'
import { updatePortalSetting } from './update-portal-setting.ts'
import { updateTerms } from './update-terms.ts'
import { uploadPortalImage } from './upload-portal-image.ts'

export const portalSettings: readonly Verb[] = [
  updatePortalSetting,
  updateTerms,
  uploadPortalImage,
  deletePortalImage,
  showCompany,
  updateCompany,
]
