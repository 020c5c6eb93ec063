import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { courses } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Returns the course for editing and locks it until the transaction ends, so that two editors change it one after the other. */
export async function editedCourse(db: Transaction, slug: string): Promise<typeof courses.$inferSelect> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
    .for('update')
  return course ?? fail('general.not_found')
}
