import { and, eq, sql } from 'drizzle-orm'
import { courseInstructors } from '../tables.ts'
import type { GivenRole } from './course-role.ts'
import { keepOwnReach } from '../../identity/door.ts'
import { needRole } from './candidate.ts'
import { refuseLimitingAssignment } from './refuse-limiting-assignment.ts'

const of = (course_id: number) => eq(courseInstructors.course_id, course_id)

/** New instructors come after the existing ones; the first one is primary. */
export const asInstructor: GivenRole = {
  held: async ({ db }, { course_id }, { id }) =>
    (await db.$count(courseInstructors, and(of(course_id), eq(courseInstructors.user_id, id)))) > 0,
  async check({ db }, { actor_id }, person) {
    needRole(person, 'instructor')
    await refuseLimitingAssignment(db, { actor_id, user_ids: [person.id] })
  },
  async give({ db }, { course_id, actor_id }, person) {
    await db.execute(sql`select 1 from courses where id = ${course_id} for no key update`)
    const before = await db.$count(courseInstructors, of(course_id))
    const [last] = await db
      .select({ sort_number: sql<number>`coalesce(max(${courseInstructors.sort_number}), -1)::int` })
      .from(courseInstructors)
      .where(of(course_id))
    const place = { is_primary: before === 0, sort_number: (last?.sort_number ?? -1) + 1 }
    await keepOwnReach(db, { actor_id, user_ids: [person.id] }, () =>
      db
        .insert(courseInstructors)
        .values({ course_id, user_id: person.id, ...place })
        .onConflictDoNothing(),
    )
    return { enrollment_id: null }
  },
}
