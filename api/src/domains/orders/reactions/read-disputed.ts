import { eq } from 'drizzle-orm'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Transaction } from '../../../db/client.ts'
import { users } from '../../identity/tables.ts'
import { orders } from '../tables.ts'

/** Returns a disputed order. One that was paid after it was canceled has granted nothing, so its buyer has nothing that pauses. */
export async function readDisputed(db: Transaction, order_id: number) {
  const [order] = await db
    .select({
      user_id: orders.user_id,
      total: orders.total,
      status: orders.status,
      email: users.email,
      first_name: users.first_name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(orders.id, order_id))
  return order ? { ...order, is_granted: order.status !== orderStatus.cancelled } : null
}
