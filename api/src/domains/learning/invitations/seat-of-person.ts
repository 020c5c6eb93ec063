import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { enrollments } from '../tables.ts'
import { runningEnrollments } from '../running-enrollments.ts'
import type { Claim } from './find-claim.ts'

/** Returns what the holder of a claim link already has of its course: a seat of this order, even a finished one, or a running enrollment. */
export async function seatOfPerson(
  db: Transaction,
  {
    user_id,
    claim,
    now,
  }: {
    user_id: number
    claim: Pick<Claim, 'order_line_id' | 'course_id'> & Partial<Pick<Claim, 'enrollment_id'>>
    now: Date
  },
): Promise<{ enrollment_id: number; is_claimed: boolean } | null> {
  const [claimed] = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        // For credits without an order: the enrollment that the invitation led to.
        claim.order_line_id === null
          ? eq(enrollments.id, claim.enrollment_id ?? 0)
          : eq(enrollments.order_line_id, claim.order_line_id),
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
