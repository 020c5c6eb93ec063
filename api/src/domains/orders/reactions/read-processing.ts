import { and, asc, eq } from 'drizzle-orm'
import { lineTitle } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import type { Transaction } from '../../../db/client.ts'
import { users } from '../../identity/tables.ts'
import { orderLines, orders } from '../tables.ts'

/** Returns an order whose bank is still deciding; null once it has. */
export async function readProcessing(db: Transaction, order_id: number) {
  const [order] = await db
    .select({
      user_id: orders.user_id,
      total: orders.total,
      paid_with: orders.paid_with,
      email: users.email,
      first_name: users.first_name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(and(eq(orders.id, order_id), eq(orders.payment_status, 'processing')))
  if (!order) return null
  const { user_id, email, ...values } = order
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order_id)).orderBy(asc(orderLines.id))
  return { user_id, email, values: { ...values, order_id, titles: lines.map(lineTitle) } }
}
