import { and, arrayContains, eq, inArray, notInArray } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../db/client.ts'
import { courseInstructors } from '../tables.ts'
import { memberships } from '../../identity/tables.ts'
import { keepOwnReach } from '../../identity/door.ts'
import { refuseLimitingAssignment } from './refuse-limiting-assignment.ts'
import { failFields } from '../../../kernel/fail.ts'

type Wanted = { course_id: number; before: readonly number[]; ids: readonly number[]; actor_id: number }

/** Sets a course's instructors, the first one as primary. Previous instructors may stay; new ones must be instructors of the portal. */
export async function setInstructors(db: Transaction, { course_id, before, ids, actor_id }: Wanted): Promise<void> {
  const wanted = [...new Set(ids)]
  const added = wanted.filter((id) => !before.includes(id))
  const known = await db
    .select({ id: memberships.user_id })
    .from(memberships)
    .where(and(inArray(memberships.user_id, [0, ...added]), arrayContains(memberships.roles, ['instructor'])))
  if (known.length < added.length) failFields({ instructor_ids: [errorMessage('validation.selected_value')] })
  await refuseLimitingAssignment(db, { actor_id, user_ids: added })
  await db
    .delete(courseInstructors)
    .where(and(eq(courseInstructors.course_id, course_id), notInArray(courseInstructors.user_id, [0, ...wanted])))
  await keepOwnReach(db, { actor_id, user_ids: added }, async () => {
    for (const [sort_number, user_id] of wanted.entries()) {
      const place = { sort_number, is_primary: sort_number === 0 }
      await db
        .insert(courseInstructors)
        .values({ course_id, user_id, ...place })
        .onConflictDoUpdate({
          target: [courseInstructors.portal_id, courseInstructors.course_id, courseInstructors.user_id],
          set: place,
        })
    }
  })
}
