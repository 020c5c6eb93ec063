import { eq } from 'drizzle-orm'
import { set_course_marketable } from '@portico/shared/contract/courses/courses.ts'
import { courses } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { courseChanged, coursePaths, unpublish } from '../../../publishing/door.ts'
import { editedCourse } from './edited-course.ts'

/** Removes pages that visitors may no longer see before it responds; a job updates the lists that showed it. */
export const setCourseMarketable = verb(
  set_course_marketable,
  async ({ inPortal, services, portal, actor, note, now }, { params: { slug }, body: { is_marketable } }) => {
    const { course, job, paths } = await inPortal(async (scope) => {
      const course = await editedCourse(scope.db, slug)
      const paths = await coursePaths(scope.db, course)
      await scope.db.update(courses).set({ is_marketable, updated_at: now() }).where(eq(courses.id, course.id))
      const subject = `course:${slug}`
      const job = await courseChanged(scope, { course_id: course.id, subject, listed: true, by: actor.id })
      return { course, job, paths }
    })
    if (!is_marketable) await unpublish({ services, portal, paths })
    note(`course:${course.id}`, { is_marketable })
    return { is_marketable, job }
  },
)
