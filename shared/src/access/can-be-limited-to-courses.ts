import type { Role } from './roles.ts'

/** Whether people in this role can be limited to courses (OP-38); instructors always are. */
export const canBeLimitedToCourses = (role: Role): boolean => role === 'course_admin' || role === 'editor'
