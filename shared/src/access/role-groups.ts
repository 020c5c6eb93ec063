import type { Role } from './roles.ts'

// ROL-006, 007, 008, 010, 012, 014, 016. The "admin group" in the last two means the permission admins (OP-24).
export const superAdmins = ['super_admin', 'sub_super_admin'] as const satisfies readonly Role[]
export const permissionAdmins = [...superAdmins, 'admin', 'sub_admin'] as const satisfies readonly Role[]
export const contentEditors = [...permissionAdmins, 'editor'] as const satisfies readonly Role[]
export const learnerTypes = ['learner', 'manager', 'instructor'] as const satisfies readonly Role[]
export const portalLevelRoles = ['portal_admin', 'accounting', 'course_admin'] as const satisfies readonly Role[]
export const adminsAndPortalLevel = [...permissionAdmins, ...portalLevelRoles] as const satisfies readonly Role[]
export const adminsEditorAndInstructor = [
  ...permissionAdmins,
  'editor',
  'instructor',
] as const satisfies readonly Role[]

/** Roles that buy or learn; every other role works for a portal or the platform. */
export const customerRoles = ['learner', 'manager'] as const satisfies readonly Role[]
/** Whether a membership's role belongs to staff or the platform. Unknown names count as staff, to be safe. */
export const isStaffRole = (role: string): boolean => !customerRoles.some((one) => one === role)
