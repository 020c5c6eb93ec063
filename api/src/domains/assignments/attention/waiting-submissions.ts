import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { isCourseInReach } from '../../access/door.ts'
import type { AttentionContext, AttentionResult } from '../../learning/door.ts'

/** Submissions that wait for a grade; the queue lists them. */
export async function readWaitingSubmissions(db: Transaction, { actor }: AttentionContext): Promise<AttentionResult> {
  const [found] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from assignment_responses r join enrollments n on n.id = r.enrollment_id
    where r.graded_at is null and ${isCourseInReach(actor, sql`n.course_id`)}`)
  return { count: found?.count ?? 0, entries: [] }
}
