import { isChannel } from './channel.ts'
import { pass, toDashboardOrLogin, type Guard } from './guard.ts'

/** A channel portal has a shop while it is marketable (OP-22); the core portal always sells. */
export const hasMarketable: Guard = (visit) =>
  visit.portal.kind === 'core' || (isChannel(visit.portal) && visit.portal.is_marketable)
    ? pass
    : toDashboardOrLogin(visit)
