import { isAccountOfPortal } from '@portico/shared/rules/identity/people/is-account-of-portal.ts'
import { membershipsOf } from '../db/cross-portal/portals-and-members.ts'
import { realmOf } from './cookies.ts'
import { installationUrl, portalHost, portalUrl } from '../portal/portal-url.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'

type Reach = Pick<Services, 'config' | 'platform'>

/**
 * Checks whether this account's tokens may be used in a cookie realm: any account's in the installation's own, only the portal's own accounts' on a
 * tenant's domain.
 */
export async function mayUseTokensOn(
  { config, platform }: Reach,
  { realm, portal_id, user_id }: { realm: string; portal_id: number; user_id: number | null },
): Promise<boolean> {
  if (realm === config.PUBLIC_HOST) return true
  return user_id !== null && isAccountOfPortal({ portal_id, memberships: await membershipsOf(platform.db, user_id) })
}

/**
 * Returns the origin of a link with a token, and the realm where the token is valid. Tenants control the DNS of their domains, but accounts span
 * portals, so such links use the installation's hosts unless the account belongs to this portal only. Null: no account yet.
 */
export async function tokenOrigin(
  { config, platform }: Reach,
  { portal, user_id }: { portal: Portal; user_id: number | null },
): Promise<{ origin: string; realm: string }> {
  const realm = realmOf(portalHost(portal, config), config)
  const isOwn = await mayUseTokensOn({ config, platform }, { realm, portal_id: portal.id, user_id })
  return isOwn
    ? { origin: portalUrl(portal, config), realm }
    : { origin: installationUrl(portal, config), realm: config.PUBLIC_HOST }
}
