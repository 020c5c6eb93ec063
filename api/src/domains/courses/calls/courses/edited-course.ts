import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { courses } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'

/** The course that staff edit, locked until the transaction ends: two editors change it one after the other. */
export async function editedCourse(db: Transaction, slug: string): Promise<typeof courses.$inferSelect> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
    .for('update')
  return course ?? fail('general.not_found')
}
