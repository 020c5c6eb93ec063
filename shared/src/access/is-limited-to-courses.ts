import { canBeLimitedToCourses } from './can-be-limited-to-courses.ts'
import type { Role } from './roles.ts'
import { teachesOnly } from './teaches-only.ts'

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
