import { isChannel } from './channel.ts'
import { pass, toDashboardOrLogin, type Guard } from './guard.ts'

/** A page for channel portals only (SES-010). */
export const redirectInHousePortal: Guard = (visit) => (isChannel(visit.portal) ? pass : toDashboardOrLogin(visit))
