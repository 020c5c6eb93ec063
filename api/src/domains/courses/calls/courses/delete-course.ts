import { eq } from 'drizzle-orm'
import { delete_course } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { courses } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedCourse } from './edited-course.ts'
import { rejectOpenShares } from './share-of-mirror.ts'
import { courseChanged } from '../../../publishing/door.ts'

/** Rejects published courses (BLD-023). The row is only marked as deleted, because learners and orders refer to it. */
export const deleteCourse = verb(delete_course, async ({ db, emit, note, now }, { params }) => {
  const course = await editedCourse(db, params.slug)
  if (course.publication_status === courseStatus.published) fail('courses.delete_published')
  await rejectOpenShares(db, course.id)
  await db.update(courses).set({ deleted_at: now(), updated_at: now() }).where(eq(courses.id, course.id))
  note(`course:${course.id}`, { deleted: course.slug })
  // A coming soon course was listed, so the lists must be updated.
  await courseChanged({ db, emit }, { course_id: course.id, subject: `course:${course.slug}`, listed: true })
  return { id: course.id }
})
