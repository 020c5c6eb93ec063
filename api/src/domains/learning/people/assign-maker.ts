import { sql } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import type { Transaction } from '../../../db/client.ts'
import { courseManagers } from '../tables.ts'
import type { Actor } from '../../../kernel/context.ts'

/** Makes people limited to courses managers of the courses they create; otherwise they could not open them. */
export async function assignMaker(db: Transaction, { actor, course_id }: { actor: Actor; course_id: number }) {
  if (!isLimitedToCourses(actor)) return
  await db.insert(courseManagers).values({ course_id, user_id: actor.id, added_by: actor.id })
}

/** Makes the person who requested a copy its manager if they teach or manage the original. */
export async function assignCopier(
  db: Transaction,
  { from, to, user_id }: { from: number; to: number; user_id: number },
) {
  await db.execute(sql`insert into course_managers (course_id, user_id, added_by)
    select ${to}, user_id, user_id from (
      select course_id, user_id from course_instructors union select course_id, user_id from course_managers
    ) assigned where course_id = ${from} and user_id = ${user_id}`)
}
