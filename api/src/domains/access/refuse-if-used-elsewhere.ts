import { and, isNull, not, sql, type SQL } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../courses/tables.ts'
import { fail } from '../../kernel/fail.ts'
import { isCourseInReach, type WithReach } from './course-reach.ts'

/** Refuses a change by a person limited to courses if a course outside their reach uses the same thing; `used` selects the courses that use it. */
export async function refuseIfUsedElsewhere(
  db: Transaction,
  { actor, used }: { actor: WithReach; used: SQL | undefined },
): Promise<void> {
  if (!isLimitedToCourses(actor)) return
  const isReached = isCourseInReach(actor, sql`${courses.id}`)
  const [other] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(used, isNull(courses.deleted_at), not(isReached)))
    .limit(1)
  if (other) fail('access.used_elsewhere')
}
