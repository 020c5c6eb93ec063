import type { Role } from './roles.ts'

/** Whether a role acts in every course until it teaches or manages some, and from then on in those alone (OP-38). */
export const limitedOnceAssigned = (role: Role): boolean => role === 'course_admin' || role === 'editor'
