import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { openShare, publishedCourse, visibleCourse } from '../../../../db/visible.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Returns a course that visitors see, and whether it can be bought by now; others are answered as not found. */
export async function awaitableCourse(db: Transaction, slug: string): Promise<{ id: number; is_open: boolean }> {
  const [course] = await db.execute<{ id: number; is_open: boolean }>(sql`
    select c.id, (${publishedCourse('c')} and ${openShare('c')}) as is_open from courses c
    where c.slug = ${slug} and ${visibleCourse('c')}`)
  return course ? { id: Number(course.id), is_open: course.is_open } : fail('general.not_found')
}
