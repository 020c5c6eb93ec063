import { asc, eq, sql } from 'drizzle-orm'
import { mayStepOrder, orderStateOf, orderStates } from '@portico/shared/states/order.ts'
import type { PaidWith } from '@portico/shared/rules/receipts/payment-method-text.ts'
import type { Scope } from '../../kernel/context.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import { memberships } from '../../db/tables/people.ts'
import { buyCredits } from '../../enrollments/buy-credits.ts'
import { enrollWithCredit, lockMembership } from '../../enrollments/enroll-with-credit.ts'
import { runningEnrollments } from '../../enrollments/running-enrollments.ts'
import type { OrderRow } from './place-order.ts'
import { readSeller } from './read-seller.ts'

type Line = typeof orderLines.$inferSelect

/**
 * The one place where a paid order takes effect (CHK-019, OP-66): the provider's events, the success page and a free order all end here,
 * any number of times and in any order. The row locks let one through at a time, `fulfilled_at` lets each line through once.
 */
export async function completeOrder(
  scope: Scope,
  {
    order_id,
    payment_intent_id,
    paid_with,
    now,
  }: { order_id: number; payment_intent_id: string | null; paid_with: PaidWith | null; now: Date },
): Promise<void> {
  const { db, emit } = scope
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  const from = order ? orderStateOf(order) : null
  if (!order || !from || !mayStepOrder(from, 'completed')) return
  await db
    .update(orders)
    .set({ ...orderStates.completed, payment_intent_id, paid_with, seller: await readSeller(db), paid_at: now })
    .where(eq(orders.id, order_id))
  // By course, so that two orders of one buyer lock the accounts in the same order.
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, order_id))
    .orderBy(asc(orderLines.course_id))
  await lockMembership(db, order.user_id)
  for (const line of lines) if (line.fulfilled_at === null) await fulfillLine(scope, { order, line, now })
  await emit('order.paid', { order_id })
}

/** Course × 1 enrolls the buyer with the credit bought; course × n makes the buyer a manager with n credits to use or hand out. */
async function fulfillLine(
  scope: Scope,
  { order, line, now }: { order: OrderRow; line: Line; now: Date },
): Promise<void> {
  const { db } = scope
  if (line.course_id === null) throw new Error(`line ${line.id} has no course`)
  const { course_id, quantity, id: order_line_id } = line
  const { user_id } = order
  await buyCredits(db, { course_id, user_id, amount: quantity, order_line_id })
  const has = (await runningEnrollments(db, { user_id, course_ids: [course_id], now })).has(course_id)
  // Whoever buys a single seat of a course while still taking it keeps the credit, to give it away.
  if (quantity === 1 && !has)
    await enrollWithCredit(scope, {
      course_id,
      learner_id: user_id,
      holder_id: user_id,
      order_line_id,
      actor_id: user_id,
      now,
    })
  else await makeManager(db, user_id)
  await db.update(orderLines).set({ fulfilled_at: now }).where(eq(orderLines.id, line.id))
}

async function makeManager(db: Scope['db'], user_id: number): Promise<void> {
  await db
    .update(memberships)
    .set({ roles: sql`array_append(${memberships.roles}, 'manager')` })
    .where(sql`${memberships.user_id} = ${user_id} and not 'manager' = any(${memberships.roles})`)
}
