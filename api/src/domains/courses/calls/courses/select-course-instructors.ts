import { asc, isNull, sql } from 'drizzle-orm'
import { select_course_instructors } from '@portico/shared/contract/courses/courses.ts'
import { users } from '../../../identity/tables.ts'
import { courseInstructors } from '../../../learning/tables.ts'
import { courses } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists everyone who teaches a course that was not deleted, by last name. */
export const selectCourseInstructors = verb(select_course_instructors, async ({ db }) => {
  const rows = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(
      sql`exists (select from ${courseInstructors} i join ${courses} c on c.id = i.course_id where i.user_id = ${users.id} and ${isNull(sql`c.deleted_at`)})`,
    )
    .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id))
  return rows.map(({ id, first_name, last_name }) => ({ id, title: `${first_name} ${last_name}` }))
})
