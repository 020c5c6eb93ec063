import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'

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
