import type { Verb } from '../../../../kernel/verb.ts'
import { choosePortalType } from './choose-portal-type.ts'
import { createPortal } from './create-portal.ts'
import { deletePortal } from './delete-portal.ts'
import { findRedirect } from './find-redirect.ts'
import { getPage } from './get-page.ts'
import { getPublishingJob } from './get-publishing-job.ts'
import { listPortals } from './list-portals.ts'
import { pausePortal } from './pause-portal.ts'
import { portalInfo } from './portal-info.ts'
import { recordConsent } from './record-consent.ts'
import { showPortal } from './show-portal.ts'
import { termsInfo } from './terms-info.ts'
import { updatePortal } from './update-portal.ts'

export const portals: readonly Verb[] = [
  portalInfo,
  termsInfo,
  recordConsent,
  getPage,
  findRedirect,
  getPublishingJob,
  choosePortalType,
  pausePortal,
  listPortals,
  showPortal,
  createPortal,
  updatePortal,
  deletePortal,
]
