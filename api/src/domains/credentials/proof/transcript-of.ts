import { eq } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { may } from '@portico/shared/access/may.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Portal } from '../../../portal/portal.ts'
import { fail } from '../../../kernel/fail.ts'
import { memberships, users } from '../../identity/tables.ts'
import { creditsOf } from './credits-of.ts'

type Wish = { actor: Parameters<typeof isLimitedToCourses>[0] & { id: number }; portal: Portal; user_id: number }

/**
 * Returns the name and completions of the caller, or of another person for staff who may read learners in all courses, because a transcript covers
 * every course.
 */
export async function transcriptOf(db: Transaction, { actor, portal, user_id }: Wish) {
  const readsOthers = may({ roles: [actor.role], action: 'learning.read_others' }) && !isLimitedToCourses(actor)
  if (user_id !== actor.id && !readsOthers) fail('access.denied')
  const [person] = await db
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(eq(memberships.user_id, user_id))
  if (!person) return fail('general.not_found')
  return {
    learner: `${person.first_name} ${person.last_name}`.trim(),
    entries: await creditsOf(db, { user_id, time_zone: portal.time_zone, provider: portal.name }),
  }
}
