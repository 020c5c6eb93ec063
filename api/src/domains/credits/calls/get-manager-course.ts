import { sql } from 'drizzle-orm'
import { get_manager_course } from '@portico/shared/contract/credits/managers.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { readManagedCourses } from './read-managed-courses.ts'

/** Returns one of the manager's courses (BLD-016). */
export const getManagerCourse = verb(get_manager_course, async ({ db, actor }, { params }) => {
  const which = sql`c.slug = ${params.slug}`
  const [course] = await readManagedCourses(db, { user_id: actor.id, which, order: sql`c.id` })
  return course ?? fail('general.not_found')
})
