import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readPublicPortal } from '../../../publishing/door.ts'

/** Returns the portal's name, branding and company, which every page, shell and mail shows (TEN-003, 004, 021, 028). */
export const portalInfo = verb(portal_info, ({ db, portal, services, now }) =>
  readPublicPortal({ db, portal, config: services.config, now: now() }),
)
