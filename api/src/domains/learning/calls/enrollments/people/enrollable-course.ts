import type { CourseRole } from '@portico/shared/access/course-roles.ts'
import { courseStatus, type CourseStatus } from '@portico/shared/states/courses/course.ts'
import { courseOfSlug } from '../../../../access/door.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { fail } from '../../../../../kernel/fail.ts'

type Course = { id: number; slug: string; publication_status: CourseStatus }

/** Returns the course in which people get a role; learners need a published one. */
export async function enrollableCourse(
  db: Transaction,
  { slug, role }: { slug: string; role: CourseRole },
): Promise<Course> {
  const course = await courseOfSlug(db, slug)
  if (role === 'learner' && course.publication_status !== courseStatus.published) fail('enrollments.not_published')
  return course
}
