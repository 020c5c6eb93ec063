import { isAccountOfPortal } from '@portico/shared/rules/people/is-account-of-portal.ts'
import { membershipsOf } from '../db/cross-portal/portals-and-members.ts'
import { realmOf } from './cookies.ts'
import { installationUrl, portalHost, portalUrl } from '../portal/portal-url.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'

type Reach = Pick<Services, 'config' | 'platform'>

/** Whether tokens of this account may be used on a cookie realm: any on the installation's own, only those of its own accounts on a tenant's domain. */
export async function mayLeaveOn(
  { config, platform }: Reach,
  { realm, portal_id, user_id }: { realm: string; portal_id: number; user_id: number | null },
): Promise<boolean> {
  if (realm === config.PUBLIC_HOST) return true
  return user_id !== null && isAccountOfPortal({ portal_id, memberships: await membershipsOf(platform.db, user_id) })
}

/**
 * Where a link with a token leads, and the realm on which the token is valid. Accounts reach across portals while tenants control the DNS of
 * their domains: such a link leads to the installation's own hosts, but for an account that is this portal's alone. Null: no account yet.
 */
export async function tokenOrigin(
  { config, platform }: Reach,
  { portal, user_id }: { portal: Portal; user_id: number | null },
): Promise<{ origin: string; realm: string }> {
  const realm = realmOf(portalHost(portal, config), config)
  const isOwn = await mayLeaveOn({ config, platform }, { realm, portal_id: portal.id, user_id })
  return isOwn
    ? { origin: portalUrl(portal, config), realm }
    : { origin: installationUrl(portal, config), realm: config.PUBLIC_HOST }
}
