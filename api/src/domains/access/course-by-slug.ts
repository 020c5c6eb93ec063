import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../courses/tables.ts'
import { fail } from '../../kernel/fail.ts'
import type { Actor } from '../../kernel/context.ts'
import { requireCourseReach } from './course-reach.ts'

/** Returns the course with this slug; throws 404 if it is missing or deleted. */
export async function courseOfSlug(db: Transaction, slug: string): Promise<typeof courses.$inferSelect> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  return course ?? fail('general.not_found')
}

/** Returns the course's id if this person manages it; otherwise throws 404. */
export async function managedCourse(
  db: Transaction,
  { slug, user_id }: { slug: string; user_id: number },
): Promise<number> {
  const [course] = await db.execute<{ id: number }>(sql`
    select c.id from courses c where c.slug = ${slug} and c.deleted_at is null and (
      exists (select 1 from credit_accounts where kind = 'manager' and user_id = ${user_id} and course_id = c.id)
      or exists (select 1 from course_managers where user_id = ${user_id} and course_id = c.id))`)
  return course ? Number(course.id) : fail('general.not_found')
}

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
  await requireCourseReach(db, { actor, course_id: course.id })
  return course.id
}
