import { and, eq } from 'drizzle-orm'
import { return_seat } from '@portico/shared/contract/orders/seats.ts'
import { enrollments } from '../../../learning/tables.ts'
import { endEnrollment } from '../../../learning/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownLine } from './own-line.ts'

/**
 * Lets the buyer revoke a seat whose learner has not started (OP-71): the credit returns once, even if someone starts, revokes
 * or refunds it meanwhile.
 * Idempotent: a second request finds the seat returned.
 */
export const returnSeat = verb(return_seat, async ({ db, emit, actor, now, note }, { params }) => {
  const line = await ownLine(db, { ...params, user_id: actor.id })
  const ofLine = and(eq(enrollments.order_line_id, line.id), eq(enrollments.course_id, line.course_id))
  const [seen] = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.id, params.enrollment_id), ofLine))
  if (!seen) return fail('orders.not_found')
  if (seen.ended_at !== null && seen.started_at !== null) return fail('orders.seat_started')
  const { is_ended, returned_to } = await endEnrollment(db, {
    seen,
    actor_id: actor.id,
    now: now(),
    emit,
    check: ({ started_at, finished_at, paused_at }) => {
      if (started_at !== null || finished_at !== null) fail('orders.seat_started')
      // A dispute pauses the line under the same lock; a credit returned now would come back twice when it is won.
      if (paused_at !== null) fail('orders.disputed')
    },
  })
  if (is_ended && seen.user_id !== actor.id) await emit('seat.revoked', { enrollment_id: seen.id })
  if (is_ended) note(`enrollment:${seen.id}`, { returned: returned_to !== null })
  return { returned: returned_to === null ? 0 : 1 }
})
