import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../../db/tables/courses.ts'
import { fail } from '../../kernel/fail.ts'

/** The course of this address, and only one that was not deleted. */
export async function namedCourse(db: Transaction, slug: string): Promise<{ id: number; title: string }> {
  const [course] = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  return course ?? fail('general.not_found')
}
