import type { Role } from './roles.ts'

// ROL-006…016. The "admin group" of the last three is the permission admins (OP-24).
export const superAdmins = ['super_admin', 'sub_super_admin'] as const satisfies readonly Role[]
export const permissionAdmins = [...superAdmins, 'admin', 'sub_admin'] as const satisfies readonly Role[]
export const contentEditors = [...permissionAdmins, 'editor'] as const satisfies readonly Role[]
export const contentReviewers = [...permissionAdmins, 'instructor'] as const satisfies readonly Role[]
export const learnerTypes = ['learner', 'manager', 'instructor'] as const satisfies readonly Role[]
export const learnerTypesAndHelpers = [...learnerTypes, 'editor', 'sub_admin'] as const satisfies readonly Role[]
export const portalLevelRoles = ['portal_admin', 'accounting', 'course_admin'] as const satisfies readonly Role[]
export const mainAdmins = ['admin', 'super_admin'] as const satisfies readonly Role[]
export const adminsAndPortalLevel = [...permissionAdmins, ...portalLevelRoles] as const satisfies readonly Role[]
export const adminsEditorAndPartner = [...permissionAdmins, 'editor', 'partner'] as const satisfies readonly Role[]
export const adminsEditorAndInstructor = [
  ...permissionAdmins,
  'editor',
  'instructor',
] as const satisfies readonly Role[]

/** Whoever buys or learns; every other role works for a portal or for the platform. */
export const customerRoles = ['learner', 'manager'] as const satisfies readonly Role[]
/** Whether a role of a membership is one of staff or of the platform. Unknown names count as such, to be on the safe side. */
export const isStaffRole = (role: string): boolean => !customerRoles.some((one) => one === role)
