import { and, eq } from 'drizzle-orm'
import { courseManagers } from '../../db/tables/courses.ts'
import type { GivenRole } from './course-role.ts'
import { needRole } from './need-role.ts'

export const asManager: GivenRole = {
  held: async ({ db }, { course_id }, { id }) =>
    (await db.$count(courseManagers, and(eq(courseManagers.course_id, course_id), eq(courseManagers.user_id, id)))) > 0,
  check: async (_scope, _wish, person) => needRole(person, 'manager'),
  async give({ db }, { course_id, actor_id }, person) {
    await db.insert(courseManagers).values({ course_id, user_id: person.id, added_by: actor_id }).onConflictDoNothing()
    return { enrollment_id: null }
  },
}
