import { and, eq } from 'drizzle-orm'
import { limitedOnceAssigned } from '@portico/shared/access/limited-once-assigned.ts'
import { delete_course_manager } from '@portico/shared/contract/enrollments-people.ts'
import { taughtCourse } from '../../../enrollments/taught-course.ts'
import { courseManagers } from '../../../db/tables/courses.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { readManagers } from './read-managers.ts'

/** Takes back what the portal gave; done again, it changes nothing. */
export const deleteCourseManager = verb(delete_course_manager, async ({ db, actor, note }, { params }) => {
  const course_id = await taughtCourse({ db, actor }, params)
  // Without the last of their courses they would reach all of them.
  if (actor.id === params.user_id && limitedOnceAssigned(actor.role)) fail('access.denied')
  await db
    .delete(courseManagers)
    .where(and(eq(courseManagers.course_id, course_id), eq(courseManagers.user_id, params.user_id)))
  note(`course:${course_id}`, { manager_removed: params.user_id })
  return readManagers(db, course_id)
})
