import { eq } from 'drizzle-orm'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import type { Transaction } from '../../../db/client.ts'
import { termEndAfter } from '../../subscriptions/door.ts'
import { orders, planOrders, planPayments } from '../tables.ts'

export type PaidPlan = {
  reason: 'first' | 'renewal' | 'change'
  renews_at: Date
  price: number
  billing_type: BillingType
}

/** Returns what a paid order of a plan leads to: when the plan renews, and at which price. Null for orders of anything else. */
export async function paidPlan(
  db: Transaction,
  { order_id, paid_at }: { order_id: number; paid_at: Date | null },
): Promise<PaidPlan | null> {
  const [later] = await db.select().from(planPayments).where(eq(planPayments.order_id, order_id))
  if (later) return { ...later, renews_at: later.period_ends_at }
  const [first] = await db
    .select({ billing_type: planOrders.billing_type, price: orders.total })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.order_id))
    .where(eq(planOrders.order_id, order_id))
  if (!first || !paid_at) return null
  const { billing_type } = first
  // The provider counts terms in UTC, from the moment of the payment.
  const renews_at = termEndAfter({ from: paid_at, billing_type, time_zone: 'UTC', after: paid_at })
  return { ...first, reason: 'first', renews_at }
}
