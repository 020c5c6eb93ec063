import { isLimitedToCourses, type WithReach } from '../../enrollments/course-reach.ts'
import { fail } from '../../kernel/fail.ts'

/** Packets tell of every course, so whoever is limited to courses gets none. */
export function refuseLimited(actor: WithReach): void {
  if (isLimitedToCourses(actor)) fail('access.denied')
}
