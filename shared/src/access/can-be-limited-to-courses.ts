import type { Role } from './roles.ts'

/** Whether people in a role may work in assigned courses alone (OP-38); instructors always do. */
export const canBeLimitedToCourses = (role: Role): boolean => role === 'course_admin' || role === 'editor'
