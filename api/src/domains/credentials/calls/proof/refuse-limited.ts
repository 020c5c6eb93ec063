import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import type { WithReach } from '../../../access/course-reach.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Packets tell of every course, and training from elsewhere belongs to none: whoever is limited to courses gets neither. */
export function refuseLimited(actor: WithReach): void {
  if (isLimitedToCourses(actor)) fail('access.denied')
}
