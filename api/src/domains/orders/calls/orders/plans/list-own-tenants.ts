import { list_own_tenants } from '@portico/shared/contract/orders/plans.ts'
import { tenantsOfAdmin } from '../../../cross-portal/bought-portals.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { portalUrl } from '../../../../../portal/portal-url.ts'

/** For buyers of a plan for an existing portal. */
export const listOwnTenants = verb(list_own_tenants, async ({ actor, services: { platform, config } }) =>
  (await tenantsOfAdmin(platform.db, actor.id)).map(({ id, name, is_subscribed, ...portal }) => ({
    id,
    name,
    is_subscribed,
    url: portalUrl(portal, config),
  })),
)
