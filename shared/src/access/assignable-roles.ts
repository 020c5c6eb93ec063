import type { PortalKind } from '../states/portal-kind.ts'
import { learnerTypes, portalLevelRoles } from './role-groups.ts'
import { isRole, type Role } from './roles.ts'

const standardAdmins = ['admin', 'sub_admin'] as const satisfies readonly Role[]

/**
 * The roles that somebody working as `actor` may hand out (ROL-023…025, OP-36): on the admin portal the standard admin roles, to
 * super admins also sub super admin; elsewhere the portal-level and teaching roles, with partner on the core portal only.
 */
export function assignableRoles({ actor, portal_kind }: { actor: Role; portal_kind: PortalKind }): readonly Role[] {
  if (portal_kind === 'admin') return actor === 'super_admin' ? [...standardAdmins, 'sub_super_admin'] : standardAdmins
  return [...portalLevelRoles, ...learnerTypes, 'editor', ...(portal_kind === 'core' ? (['partner'] as const) : [])]
}

/**
 * What somebody holds after their roles were set (ROL-020, OP-37): the chosen ones, and of the earlier ones those that this form could
 * not have offered, so that a save never takes away what other processes gave. An outside manager stays one.
 */
export function rolesAfterUpdate({
  held,
  chosen,
  assignable,
  is_outside,
}: {
  held: readonly string[]
  chosen: readonly Role[]
  assignable: readonly Role[]
  is_outside: boolean
}): Role[] {
  const kept = held
    .filter(isRole)
    .filter(
      (role) =>
        role === 'super_admin' ||
        role === 'sub_super_admin' ||
        role === 'partner' ||
        (role === 'manager' && is_outside) ||
        !assignable.includes(role),
    )
  return [...new Set([...kept, ...chosen])]
}
