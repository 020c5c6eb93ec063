import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../courses/tables.ts'
import type { Actor } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import { refuseOutsideCourse } from './course-reach.ts'

/** Returns the id of a course within the caller's reach; throws 404 for any other. */
export async function taughtCourse(
  { db, actor }: { db: Transaction; actor: Actor },
  named: { slug: string } | { id: number },
): Promise<number> {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and('slug' in named ? eq(courses.slug, named.slug) : eq(courses.id, named.id), isNull(courses.deleted_at)))
  if (!course) return fail('general.not_found')
  await refuseOutsideCourse(db, { actor, course_id: course.id })
  return course.id
}
