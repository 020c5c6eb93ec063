import { superAdmins } from '@portico/shared/access/role-groups.ts'
import { membershipsOf, portalById } from '../../db/cross-portal/portals-and-members.ts'
import type { ReactionContext } from '../../kernel/reaction.ts'
import { tokenOrigin } from '../../kernel/token-origin.ts'

/**
 * Returns the origin for links to a password form: a portal of the account, preferably one where it has a platform role. As with token links, a
 * tenant's own domain is used only if the account belongs to that portal alone.
 */
export async function signInOrigin(
  { services, portal }: Pick<ReactionContext, 'services' | 'portal'>,
  user_id: number,
): Promise<string> {
  const memberships = await membershipsOf(services.platform.db, user_id)
  const home =
    memberships.find(({ roles }) => roles.some((role) => superAdmins.some((one) => one === role))) ??
    memberships.find(({ portal_id }) => portal_id === portal.id) ??
    memberships[0]
  const place = home && home.portal_id !== portal.id ? await portalById(services.platform.db, home.portal_id) : portal
  return (await tokenOrigin(services, { portal: place ?? portal, user_id })).origin
}
