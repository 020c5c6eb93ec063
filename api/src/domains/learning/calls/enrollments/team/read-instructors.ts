import { sql } from 'drizzle-orm'
import type { CourseInstructor } from '@portico/shared/contract/learning/enrollments-people.ts'
import type { Transaction } from '../../../../../db/client.ts'

/** Returns instructors in the order in which the course page names them. */
export async function readInstructors(db: Transaction, course_id: number): Promise<CourseInstructor[]> {
  const rows = await db.execute<CourseInstructor>(sql`
    select u.id as user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email, i.is_primary
    from course_instructors i join users u on u.id = i.user_id where i.course_id = ${course_id}
    order by i.is_primary desc, i.sort_number, u.id`)
  return rows.map((row) => ({ ...row, user_id: Number(row.user_id) }))
}
