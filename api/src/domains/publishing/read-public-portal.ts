import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { hasSubscription } from '@portico/shared/rules/portals/has-subscription.ts'
import { isValidPortal } from '@portico/shared/rules/portals/portal-setup.ts'
import type { Config } from '../../config.ts'
import type { Transaction } from '../../db/client.ts'
import { companies, portalSettings } from '../portals/tables.ts'
import type { Portal } from '../../portal/portal.ts'
import { portalUrl } from '../../portal/portal-url.ts'

/** Reads what visitors may know about a portal. Runs in its scope; both rows are created with the portal. */
export async function readPublicPortal({
  db,
  portal,
  config,
  now,
}: {
  db: Transaction
  portal: Portal
  config: Config
  now: Date
}): Promise<PublicPortal> {
  const [[setting], [company]] = await Promise.all([db.select().from(portalSettings), db.select().from(companies)])
  if (!setting || !company) throw new Error(`portal ${portal.id} is without settings or company`)
  return {
    id: portal.id,
    kind: portal.kind,
    name: portal.name,
    slug: portal.slug,
    url: portalUrl(portal, config),
    time_zone: portal.time_zone,
    is_paused: portal.is_paused,
    has_storefront: hasStorefront(portal),
    can_register: hasStorefront(portal),
    is_valid: isValidPortal({ setting, company }),
    is_provider: portal.plan_short_name === 'partner',
    has_subscription: hasSubscription({ ...portal, now }),
    setting,
    company,
  }
}
