import { addresses } from './addresses.ts'
import { permissionAdmins } from './role-groups.ts'
import type { Role } from './roles.ts'

const isPermissionAdmin = (role: Role): boolean => permissionAdmins.some((admin) => admin === role)

/** Where a role lands after login when no page was remembered (SES-023…027; the admin roles are OP-24's). */
export function landing(role: Role | null): string {
  if (role === 'learner') return addresses.learnerCourses
  if (role === 'manager') return addresses.managerCourses
  if (role === 'instructor' || role === 'editor') return addresses.staffCourses
  if (role !== null && isPermissionAdmin(role)) return addresses.users
  return addresses.dashboard
}
