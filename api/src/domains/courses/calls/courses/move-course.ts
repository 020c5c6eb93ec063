import { eq } from 'drizzle-orm'
import type { set_course_status } from '@portico/shared/contract/courses/courses.ts'
import {
  courseStatus,
  courseStatusLabels,
  isVisibleCourse,
  mayStepCourse,
  restorableStatus,
  type CourseStatus,
} from '@portico/shared/states/courses/course.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courses } from '../../tables.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { courseChanged, coursePaths, unpublish } from '../../../publishing/door.ts'
import { editedCourse } from './edited-course.ts'

type Course = typeof courses.$inferSelect
type Moving<S extends CourseStatus> = {
  slug: string
  /** decides the new status of the locked course, or fails */
  next: (course: Course, db: Transaction) => S | Promise<S>
}

/** Allows the step to this status if the table of statuses does (BLD-003). */
export const stepTo =
  <const S extends CourseStatus>(to: S) =>
  ({ publication_status: from }: Course): S => {
    if (from !== to && !mayStepCourse(from, to))
      fail('courses.step_not_allowed', { from: courseStatusLabels[from], to: courseStatusLabels[to] })
    return to
  }

/** Changes a course's status. Removes pages that visitors may no longer see before it responds; a job updates the lists that showed it. */
export async function moveCourse<S extends CourseStatus>(
  { inPortal, services, portal, actor, note, now }: Context<typeof set_course_status>,
  { slug, next }: Moving<S>,
) {
  const { course, to, job, paths } = await inPortal(async (scope) => {
    const course = await editedCourse(scope.db, slug)
    const to = await next(course, scope.db)
    const paths = await coursePaths(scope.db, course)
    await scope.db
      .update(courses)
      .set({ publication_status: to, archived_from: archivedFrom(course, to), updated_at: now() })
      .where(eq(courses.id, course.id))
    const job = await courseChanged(scope, {
      course_id: course.id,
      subject: `course:${slug}`,
      listed: true,
      by: actor.id,
    })
    return { course, to, job, paths }
  })
  if (!isVisibleCourse(to)) await unpublish({ services, portal, paths })
  note(`course:${course.id}`, { publication_status: to })
  return { publication_status: to, job }
}

/** Archiving a second time keeps the status of the first. */
const archivedFrom = ({ publication_status, archived_from }: Course, to: CourseStatus) =>
  to === courseStatus.archived ? (restorableStatus(publication_status) ?? archived_from) : null
