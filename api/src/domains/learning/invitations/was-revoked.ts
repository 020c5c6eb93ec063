import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { enrollments } from '../tables.ts'
import type { Claim } from './find-claim.ts'

type Holder = { user_id: number; claim: Pick<Claim, 'order_line_id' | 'holder_id' | 'email'> }

/** Whether an open link is closed to this person: their unstarted seat of the same order was revoked. An invitation by email lets them in again. */
export async function wasRevoked(db: Transaction, { user_id, claim }: Holder): Promise<boolean> {
  const { order_line_id, holder_id, email } = claim
  if (email !== null || order_line_id === null || user_id === holder_id) return false
  const [revoked] = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.order_line_id, order_line_id),
        eq(enrollments.user_id, user_id),
        isNotNull(enrollments.ended_at),
        isNull(enrollments.started_at),
      ),
    )
    .limit(1)
  return revoked !== undefined
}
