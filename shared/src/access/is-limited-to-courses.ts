import type { Role } from './roles.ts'

/** Whether a role reaches only the learners of courses it teaches, whatever the table grants it. */
export const teachesOnly = (role: Role): boolean => role === 'instructor'

/** Whether people in this role can be limited to courses (OP-38); instructors always are. */
export const canBeLimitedToCourses = (role: Role): boolean => role === 'course_admin' || role === 'editor'

/**
 * True if the person, in this role, may act only on some courses: instructors on those they teach, others on those they teach or manage.
 * `is_limited_to_courses` comes from their membership.
 */
export const isLimitedToCourses = ({
  role,
  is_limited_to_courses,
}: {
  role: Role
  is_limited_to_courses: boolean
}): boolean => teachesOnly(role) || (canBeLimitedToCourses(role) && is_limited_to_courses)
