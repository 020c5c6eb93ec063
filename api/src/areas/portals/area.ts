import type { Verb } from '../../kernel/verb.ts'
import { portalInfo } from './portal-info.ts'
import { termsInfo } from './terms-info.ts'
import { getPage } from './get-page.ts'
import { findRedirect } from './find-redirect.ts'
import { choosePortalType } from './choose-portal-type.ts'
import { showPortal } from './show-portal.ts'
import { pausePortal } from './pause-portal.ts'

export const portals: readonly Verb[] = [portalInfo, termsInfo, getPage, findRedirect, choosePortalType, pausePortal, showPortal]
