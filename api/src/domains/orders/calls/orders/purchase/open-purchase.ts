import { eq } from 'drizzle-orm'
import { orderStateOf } from '@portico/shared/states/orders/order.ts'
import { orders, purchaseOrders } from '../../../tables.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { fail } from '../../../../../kernel/fail.ts'

/** Returns the unpaid purchase order that staff decide on, locked; refuses the actor's own order. */
export async function lockOpenPurchase(
  db: Transaction,
  { order_id, actor_id }: { order_id: number; actor_id: number },
) {
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  const [purchase] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.order_id, order_id))
  if (!order || !purchase) return fail('general.not_found')
  if (order.user_id === actor_id) fail('orders.own_purchase')
  if (orderStateOf(order) !== 'pending') fail('orders.purchase_closed')
  return { order, purchase }
}
