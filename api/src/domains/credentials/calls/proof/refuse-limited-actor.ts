import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import type { WithReach } from '../../../access/door.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Refuses people limited to courses: packets cover every course, and external training belongs to none. */
export function refuseLimitedActor(actor: WithReach): void {
  if (isLimitedToCourses(actor)) fail('access.denied')
}
