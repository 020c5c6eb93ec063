import { eq } from 'drizzle-orm'
import type { set_course_status } from '@portico/shared/contract/courses/courses.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import {
  courseStatusLabels,
  isVisibleCourse,
  mayStepCourse,
  type CourseStatus,
} from '@portico/shared/states/courses/course.ts'
import { courses } from '../../tables.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { courseChanged, unpublish } from '../../../publishing/door.ts'
import { editedCourse } from './edited-course.ts'

type Moving<S extends CourseStatus> = { slug: string; to: S }

/** Changes a course's status. Removes a page that visitors may no longer see before it responds; a job updates the lists that showed it. */
export async function moveCourse<S extends CourseStatus>(
  { inPortal, services, portal, actor, note, now }: Context<typeof set_course_status>,
  { slug, to }: Moving<S>,
) {
  const { course, job } = await inPortal(async (scope) => {
    const course = await editedCourse(scope.db, slug)
    const from = course.publication_status
    if (from !== to && !mayStepCourse(from, to))
      fail('courses.step_not_allowed', { from: courseStatusLabels[from], to: courseStatusLabels[to] })
    await scope.db.update(courses).set({ publication_status: to, updated_at: now() }).where(eq(courses.id, course.id))
    const job = await courseChanged(scope, {
      course_id: course.id,
      subject: `course:${slug}`,
      listed: true,
      by: actor.id,
    })
    return { course, job }
  })
  if (!isVisibleCourse(to)) await unpublish({ services, portal, paths: [linkTo('course', { slug })] })
  note(`course:${course.id}`, { publication_status: to })
  return { publication_status: to, job }
}
