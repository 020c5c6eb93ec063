import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../../db/tables/courses.ts'
import { fail } from '../../kernel/fail.ts'
import { refuseWhereOff } from './refuse-where-off.ts'

/** The course whose questions staff read. */
export async function askedCourse(db: Transaction, slug: string): Promise<number> {
  await refuseWhereOff(db)
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  return course?.id ?? fail('general.not_found')
}
