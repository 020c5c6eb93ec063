import { actions, type Action } from './actions.ts'
import { isGranted } from './grants.ts'
import { learnerTypes, portalLevelRoles } from './role-groups.ts'
import { isRole, roleLabels, type Role } from './roles.ts'

/** The roles that manage people: of each portal somebody who is not blocked keeps one of them. */
export const managingRoles = ['super_admin', 'sub_super_admin', 'admin', 'sub_admin', 'portal_admin'] as const

/** The roles of a portal's own staff and learners; whoever is portal admin answers for the portal and thereby for all of them (ROL-025). */
export const rolesOfPortal = [
  ...portalLevelRoles,
  ...learnerTypes,
  'editor',
  'partner',
] as const satisfies readonly Role[]

/** Rights over what is one's own, a partner's pages or a manager's seats, are held by nobody who manages people: they lift nobody above anybody. */
const reachesOthers = (action: Action): boolean => managingRoles.some((role) => isGranted(role, action))

/** Whether a role gives nothing over others that somebody who works as `actor` lacks: what they may neither hand out nor act upon. */
export const coversRole = ({ actor, role }: { actor: Role; role: Role }): boolean =>
  (actor === 'portal_admin' && rolesOfPortal.some((one) => one === role)) ||
  actions.every((action) => !isGranted(role, action) || isGranted(actor, action) || !reachesOthers(action))

/** Whether somebody who works as `actor` may act upon a person with these roles. */
export const managesPerson = ({ actor, roles }: { actor: Role; roles: readonly string[] }): boolean =>
  roles.filter(isRole).every((role) => coversRole({ actor, role }))

export const managesPortal = (held: readonly string[]): boolean =>
  held.some((role) => managingRoles.some((one) => one === role))

/** The role for which a person cannot be deleted: it is given by another process, which has to take it back first (OP-37). Null where none is. */
export function protectedRole({ roles, is_outside }: { roles: readonly string[]; is_outside: boolean }): string | null {
  const kept = roles.find((role) => ['super_admin', 'sub_super_admin', 'partner'].includes(role))
  if (kept !== undefined && isRole(kept)) return roleLabels[kept]
  return is_outside && roles.includes('manager') ? 'outside manager' : null
}
