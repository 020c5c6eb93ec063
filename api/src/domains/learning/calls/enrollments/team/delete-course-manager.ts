import { and, eq } from 'drizzle-orm'
import { delete_course_manager } from '@portico/shared/contract/learning/enrollments-people.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { courseManagers } from '../../../tables.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { readManagers } from './read-managers.ts'

/** Revokes the role that the portal gave; repeating it changes nothing. */
export const deleteCourseManager = verb(delete_course_manager, async ({ db, actor, note }, { params }) => {
  const course_id = await taughtCourse({ db, actor }, params)
  await db
    .delete(courseManagers)
    .where(and(eq(courseManagers.course_id, course_id), eq(courseManagers.user_id, params.user_id)))
  note(`course:${course_id}`, { manager_removed: params.user_id })
  return readManagers(db, course_id)
})
