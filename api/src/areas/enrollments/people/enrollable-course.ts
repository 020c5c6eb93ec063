import { and, eq, isNull } from 'drizzle-orm'
import type { CourseRole } from '@portico/shared/access/course-roles.ts'
import { courseStatus, type CourseStatus } from '@portico/shared/states/course.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../../db/tables/courses.ts'
import { fail } from '../../../kernel/fail.ts'

type Course = { id: number; slug: string; publication_status: CourseStatus }

/** The course in which people get a role; learners need one that is published. */
export async function enrollableCourse(
  db: Transaction,
  { slug, role }: { slug: string; role: CourseRole },
): Promise<Course> {
  const [course] = await db
    .select({ id: courses.id, slug: courses.slug, publication_status: courses.publication_status })
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  if (!course) return fail('general.not_found')
  if (role === 'learner' && course.publication_status !== courseStatus.published) fail('enrollments.not_published')
  return course
}
