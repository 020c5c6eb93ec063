import { permissionAdmins } from './role-groups.ts'
import type { Role } from './roles.ts'

const isPermissionAdmin = (role: Role): boolean => permissionAdmins.some((admin) => admin === role)

/** Where second factors are set up and proven, and sessions are ended. */
export const securityPath = '/profile/security'

/** Where a role lands after login when no page was remembered (SES-023…027; the admin roles are OP-24's). */
export function landing(role: Role | null): string {
  if (role === 'learner') return '/courses/learner'
  if (role === 'manager') return '/courses/managers'
  if (role === 'instructor' || role === 'editor') return '/courses/admin'
  if (role !== null && isPermissionAdmin(role)) return '/users'
  return '/dashboard'
}
