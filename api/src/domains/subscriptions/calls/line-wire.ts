import type { SubscriptionLine } from '@portico/shared/contract/subscriptions.ts'
import type { SubscriptionOfPortal } from '../cross-portal/subscriptions-of-portals.ts'
import type { Config } from '../../../config.ts'
import { portalUrl } from '../../../portal/portal-url.ts'
import { subscriptionWire } from '../subscription-wire.ts'

export const lineWire = (row: SubscriptionOfPortal, config: Config): SubscriptionLine => {
  const { id, name, time_zone } = row.portal
  return { ...subscriptionWire(row), portal: { id, name, time_zone, url: portalUrl(row.portal, config) } }
}
