import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { enrollments } from './tables.ts'

/** Whether a person has completed a course, in any enrollment that was not ended. */
export async function hasCompleted(
  db: Transaction,
  { user_id, course_id }: { user_id: number; course_id: number },
): Promise<boolean> {
  const completed = and(
    eq(enrollments.course_id, course_id),
    eq(enrollments.user_id, user_id),
    isNotNull(enrollments.finished_at),
    isNull(enrollments.ended_at),
  )
  return (await db.$count(enrollments, completed)) > 0
}
