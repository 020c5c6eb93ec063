import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import type { Transaction } from '../../db/client.ts'
import { enrollments } from './tables.ts'

/** Returns the person's running enrollments (not finished, ended, paused or past their access) by course, the newest of each. */
export async function runningEnrollments(
  db: Transaction,
  { user_id, course_ids, now }: { user_id: number; course_ids: readonly number[]; now: Date },
): Promise<Map<number, number>> {
  if (course_ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: enrollments.id,
      course_id: enrollments.course_id,
      purchased_at: enrollments.purchased_at,
      finished_at: enrollments.finished_at,
      paused_at: enrollments.paused_at,
    })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.user_id, user_id),
        inArray(enrollments.course_id, [...course_ids]),
        isNull(enrollments.ended_at),
      ),
    )
    .orderBy(desc(enrollments.id))
  return new Map(
    rows
      .filter((row) => accessWindow({ ...row, now }) === 'full')
      .reverse()
      .map((row) => [row.course_id, row.id]),
  )
}
