import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { enrollments } from '../../db/tables/learning.ts'
import { runningEnrollments } from '../../enrollments/running-enrollments.ts'

/** What somebody who holds a claim link has of its course already: a seat of this order, also a finished one, or an enrollment that runs. */
export async function seatOfPerson(
  db: Transaction,
  { user_id, claim, now }: { user_id: number; claim: { order_line_id: number; course_id: number }; now: Date },
): Promise<{ enrollment_id: number; is_claimed: boolean } | null> {
  const [claimed] = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.order_line_id, claim.order_line_id),
        eq(enrollments.user_id, user_id),
        isNull(enrollments.ended_at),
      ),
    )
    .orderBy(desc(enrollments.id))
    .limit(1)
  if (claimed) return { enrollment_id: claimed.id, is_claimed: true }
  const running = await runningEnrollments(db, { user_id, course_ids: [claim.course_id], now })
  const enrollment_id = running.get(claim.course_id)
  return enrollment_id === undefined ? null : { enrollment_id, is_claimed: false }
}
