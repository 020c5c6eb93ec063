import { isChannel } from './channel.ts'
import { pass, toDashboardOrLogin, type Guard } from './guard.ts'

/** The shop of a channel portal is there while the portal is marketable (OP-22); the core portal always sells. */
export const hasMarketable: Guard = (visit) =>
  visit.portal.kind === 'core' || (isChannel(visit.portal) && visit.portal.is_marketable)
    ? pass
    : toDashboardOrLogin(visit)
