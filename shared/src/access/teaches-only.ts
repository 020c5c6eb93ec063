import type { Role } from './roles.ts'

/** Whether a role reaches only the learners of courses it teaches, whatever the table grants it. */
export const teachesOnly = (role: Role): boolean => role === 'instructor'
