import { type Action, actions, isGranted } from './grants.ts'
import { learnerTypes, portalLevelRoles } from './role-groups.ts'
import { isRole, roleLabels, type Role } from './roles.ts'

/** Roles that manage people. Every portal always keeps at least one unblocked person with one of them. */
export const managingRoles = ['super_admin', 'sub_super_admin', 'admin', 'sub_admin', 'portal_admin'] as const

/** Roles of a portal's own staff and learners. Portal admins are responsible for the portal and so may act on all of these (ROL-025). */
export const rolesOfPortal = [
  ...portalLevelRoles,
  ...learnerTypes,
  'editor',
  'partner',
] as const satisfies readonly Role[]

/**
 * Whether the action concerns other people. Rights to one's own things, a partner's pages or a manager's seats are not held by any managing role and
 * so do not count in the comparison.
 */
const reachesOthers = (action: Action): boolean => managingRoles.some((role) => isGranted(role, action))

/**
 * Whether the `actor` role has every right over others that `role` gives. Without that, the actor may neither assign the role nor act on people who
 * hold it.
 */
export const coversRole = ({ actor, role }: { actor: Role; role: Role }): boolean =>
  (actor === 'portal_admin' && rolesOfPortal.some((one) => one === role)) ||
  actions.every((action) => !isGranted(role, action) || isGranted(actor, action) || !reachesOthers(action))

/** Whether an `actor` may act on a person with these roles. */
export const managesPerson = ({ actor, roles }: { actor: Role; roles: readonly string[] }): boolean =>
  roles.filter(isRole).every((role) => coversRole({ actor, role }))

export const managesPortal = (held: readonly string[]): boolean =>
  held.some((role) => managingRoles.some((one) => one === role))

/** Returns the role that prevents a person's deletion: another process gave it and must first revoke it (OP-37). Null if there is none. */
export function protectedRole({ roles, is_outside }: { roles: readonly string[]; is_outside: boolean }): string | null {
  const kept = roles.find((role) => ['super_admin', 'sub_super_admin', 'partner'].includes(role))
  if (kept !== undefined && isRole(kept)) return roleLabels[kept]
  return is_outside && roles.includes('manager') ? 'outside manager' : null
}
