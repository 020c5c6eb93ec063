import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../courses/tables.ts'
import { fail } from '../../kernel/fail.ts'

/** Returns the course with this slug; throws 404 if it is missing or deleted. */
export async function courseOfSlug(db: Transaction, slug: string): Promise<typeof courses.$inferSelect> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  return course ?? fail('general.not_found')
}
