import { eq } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { may } from '@portico/shared/access/may.ts'
import { show_transcript } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { memberships, users } from '../../../identity/tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { creditsOf } from '../../proof/credits-of.ts'
import { licensesOf } from '../../proof/licenses-of.ts'

/**
 * Returns the caller's own transcript, or another person's for staff who may read learners in all courses, because a transcript covers every course.
 */
export const showTranscript = verb(show_transcript, async ({ db, actor, portal }, { query }) => {
  const user_id = query.user_id ?? actor.id
  const readsOthers = may({ roles: [actor.role], action: 'learning.read_others' }) && !isLimitedToCourses(actor)
  if (user_id !== actor.id && !readsOthers) fail('access.denied')
  const [person] = await db
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(eq(memberships.user_id, user_id))
  if (!person) return fail('general.not_found')
  const held = (await licensesOf(db, [user_id])).get(user_id) ?? []
  return {
    learner: `${person.first_name} ${person.last_name}`.trim(),
    entries: await creditsOf(db, { user_id, time_zone: portal.time_zone, provider: portal.name }),
    licenses: held.map(({ profession, state, number, deadline }) => ({ profession, state, number, deadline })),
  }
})
