import { appPaths } from './app-paths.ts'
import { permissionAdmins, portalLevelRoles } from './role-groups.ts'
import type { Role } from './roles.ts'
import { staffDashboard } from './staff-dashboard.ts'

const isPermissionAdmin = (role: Role): boolean => permissionAdmins.some((admin) => admin === role)
const isPortalLevel = (role: Role): boolean => portalLevelRoles.some((one) => one === role)

/**
 * Landing page of a role after login when no page was remembered (SES-023…027; OP-24 for the admin roles). Roles that run a portal land on the
 * dashboard of the admin app.
 */
export function landing(role: Role | null): string {
  if (role === 'learner') return appPaths.learnerCourses
  if (role === 'manager') return appPaths.managerCourses
  if (role === 'instructor' || role === 'editor') return appPaths.staffCourses
  if (role !== null && isPermissionAdmin(role)) return appPaths.users
  if (role !== null && isPortalLevel(role)) return staffDashboard
  return appPaths.dashboard
}
