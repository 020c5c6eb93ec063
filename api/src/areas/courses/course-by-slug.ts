import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../../db/tables/courses.ts'
import type { CourseStatus } from '@portico/shared/states/course.ts'
import { fail } from '../../kernel/fail.ts'

type Course = Omit<typeof courses.$inferSelect, 'publication_status'> & { publication_status: CourseStatus }

/** The course that staff edit, locked until the transaction ends: two editors change it one after the other. */
export async function courseBySlug(db: Transaction, slug: string): Promise<Course> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
    .for('update')
  return course
    ? { ...course, publication_status: course.publication_status as CourseStatus }
    : fail('general.not_found')
}
