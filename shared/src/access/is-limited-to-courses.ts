import { canBeLimitedToCourses } from './can-be-limited-to-courses.ts'
import type { Role } from './roles.ts'
import { teachesOnly } from './teaches-only.ts'

/** True if somebody, in this role, may act only on courses of their own: instructors on those that they teach, others on those that they teach or manage. `is_limited_to_courses` is what their membership says. */
export const isLimitedToCourses = ({
  role,
  is_limited_to_courses,
}: {
  role: Role
  is_limited_to_courses: boolean
}): boolean => teachesOnly(role) || (canBeLimitedToCourses(role) && is_limited_to_courses)
