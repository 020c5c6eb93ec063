import { and, eq } from 'drizzle-orm'
import { courseManagers } from '../tables.ts'
import type { GivenRole } from './course-role.ts'
import { keepOwnReach } from '../../identity/door.ts'
import { needRole } from './candidate.ts'
import { refuseLimitingAssignment } from './refuse-limiting-assignment.ts'

export const asManager: GivenRole = {
  held: async ({ db }, { course_id }, { id }) =>
    (await db.$count(courseManagers, and(eq(courseManagers.course_id, course_id), eq(courseManagers.user_id, id)))) > 0,
  async check({ db }, { actor_id }, person) {
    needRole(person, 'manager')
    await refuseLimitingAssignment(db, { actor_id, user_ids: [person.id] })
  },
  async give({ db }, { course_id, actor_id }, person) {
    await keepOwnReach(db, { actor_id, user_ids: [person.id] }, () =>
      db.insert(courseManagers).values({ course_id, user_id: person.id, added_by: actor_id }).onConflictDoNothing(),
    )
    return { enrollment_id: null }
  },
}
