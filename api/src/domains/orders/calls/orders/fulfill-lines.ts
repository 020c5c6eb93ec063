import { asc, eq } from 'drizzle-orm'
import { isCreditOrder } from '@portico/shared/states/orders/order-type.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { orderLines } from '../../tables.ts'
import { buyCredits } from '../../buy-credits.ts'
import { enrollWithCredit, lockMembership, runningEnrollments } from '../../../learning/door.ts'
import { makeManager } from '../../../identity/door.ts'
import type { OrderRow } from './place-order.ts'

type Line = typeof orderLines.$inferSelect
type Granted = Pick<OrderRow, 'id' | 'user_id' | 'type'>

/** Grants what the lines of an order bought, each once: `fulfilled_at` guards that. The caller must hold the order's row lock. */
export async function fulfillLines(scope: Scope, { order, now }: { order: Granted; now: Date }): Promise<void> {
  const { db } = scope
  // Sort by course, so that two orders of one buyer lock the accounts in the same order.
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, order.id))
    .orderBy(asc(orderLines.course_id))
  await lockMembership(db, order.user_id)
  for (const line of lines) if (line.fulfilled_at === null) await fulfillLine(scope, { order, line, now })
}

/**
 * Course × 1 enrolls the buyer with the purchased credit; course × n makes the buyer a manager with n credits to use or distribute. An owner who
 * bought it for themselves again takes one seat of any number, and none if it is for others.
 */
async function fulfillLine(
  scope: Scope,
  { order, line, now }: { order: Granted; line: Line; now: Date },
): Promise<void> {
  const { db } = scope
  if (line.kind === 'Plan') return queuePlanFulfillment(scope, { line, now })
  if (line.course_id === null) throw new Error(`line ${line.id} has no course`)
  const { course_id, quantity, id: order_line_id } = line
  const { user_id } = order
  await buyCredits(db, { course_id, user_id, amount: quantity, order_line_id })
  const has = (await runningEnrollments(db, { user_id, course_ids: [course_id], now })).has(course_id)
  // A buyer who is still taking the course, or who bought credits, keeps the credit to give away.
  const isEnrolled = takesSeat(line) && !has && !isCreditOrder(order.type)
  if (isEnrolled)
    await enrollWithCredit(scope, {
      course_id,
      learner_id: user_id,
      holder_id: user_id,
      order_line_id,
      actor_id: user_id,
      now,
    })
  if (!isEnrolled || quantity > 1) await makeManager(db, user_id)
  await db.update(orderLines).set({ fulfilled_at: now }).where(eq(orderLines.id, line.id))
}

const takesSeat = ({ seats_for, quantity }: Line): boolean =>
  seats_for === null ? quantity === 1 : seats_for === 'buyer'

/** A plan's portal and subscription belong to another portal and need the provider, so they follow in a job. */
async function queuePlanFulfillment({ db, emit }: Scope, { line, now }: { line: Line; now: Date }): Promise<void> {
  await emit('subscription.moved', { order_id: line.order_id })
  await db.update(orderLines).set({ fulfilled_at: now }).where(eq(orderLines.id, line.id))
}
