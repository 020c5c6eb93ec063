import type { Role } from './roles.ts'

/** Whether a role reaches the learners of the courses that it teaches alone, whatever the table grants it. */
export const teachesOnly = (role: Role): boolean => role === 'instructor'
