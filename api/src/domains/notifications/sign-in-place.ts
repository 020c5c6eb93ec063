import { superAdmins } from '@portico/shared/access/role-groups.ts'
import { membershipsOf, portalById } from '../../db/cross-portal/portals-and-members.ts'
import type { ReactionContext } from '../../kernel/reaction.ts'
import { tokenOrigin } from '../../kernel/token-origin.ts'

/**
 * Where an account signs in, for links that lead to a form for its password: a portal that it belongs to, the one where it holds a platform
 * role before all others. Like a link with a token it never leads to a tenant's own domain, unless the account is that portal's alone.
 */
export async function signInPlace(
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
