import type { PortalKind } from '../states/portals/portal.ts'
import { coversRole, rolesOfPortal } from './manages-person.ts'
import { isRole, type Role } from './roles.ts'

const standardAdmins = ['admin', 'sub_admin'] as const satisfies readonly Role[]
type RoleScope = { actor: Role; portal_kind: PortalKind }

/**
 * Roles that an `actor` may assign (ROL-023…025, OP-36): on the admin portal the standard admin roles, and for super admins also sub super admin;
 * elsewhere the roles of the portal, with partner on the core portal only. Never a role above the actor's own.
 */
export const assignableRoles = ({ actor, portal_kind }: RoleScope): readonly Role[] =>
  offeredRoles({ actor, portal_kind }).filter((role) => coversRole({ actor, role }))

function offeredRoles({ actor, portal_kind }: RoleScope): readonly Role[] {
  if (portal_kind === 'admin') return actor === 'super_admin' ? [...standardAdmins, 'sub_super_admin'] : standardAdmins
  return rolesOfPortal.filter((role) => role !== 'partner' || portal_kind === 'core')
}

/**
 * Roles after a save (ROL-020, OP-37): the chosen ones plus earlier ones that the form could not offer, so a save never removes roles given by other
 * processes. Outside managers keep their role, and so do partners who work for a provider.
 */
export function rolesAfterUpdate({
  held,
  chosen,
  assignable,
  is_outside,
  has_provider,
}: {
  held: readonly string[]
  chosen: readonly Role[]
  assignable: readonly Role[]
  is_outside: boolean
  has_provider: boolean
}): Role[] {
  const kept = held
    .filter(isRole)
    .filter(
      (role) =>
        role === 'super_admin' ||
        role === 'sub_super_admin' ||
        (role === 'partner' && has_provider) ||
        (role === 'manager' && is_outside) ||
        !assignable.includes(role),
    )
  return [...new Set([...kept, ...chosen])]
}
