import { eq } from 'drizzle-orm'
import type { Recurring } from '../../../../../adapters/payments/recurring.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { plans } from '../../../../subscriptions/tables.ts'
import { planOrders } from '../../../tables.ts'
import type { OrderRow } from '../place-order.ts'

/** Returns an order's plan as the provider renews it. */
export async function recurringOf(db: Transaction, { id, total: price }: OrderRow): Promise<Recurring> {
  const [found] = await db
    .select({ plan: plans.short_name, name: plans.name, billing_type: planOrders.billing_type })
    .from(planOrders)
    .innerJoin(plans, eq(plans.id, planOrders.plan_id))
    .where(eq(planOrders.order_id, id))
  if (!found) throw new Error(`order ${id} is of no plan`)
  return { ...found, price }
}
