import { eq } from 'drizzle-orm'
import { orderStates } from '@portico/shared/states/orders/order.ts'
import { orderLines, orders, purchaseOrders } from './tables.ts'
import { revokeLineAccess } from './line-access.ts'
import type { Scope } from '../../kernel/context.ts'
import { followCoupon } from './follow-coupon.ts'
import { noteStep } from './note-step.ts'
import { linesOf } from './order-lines.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'user_id' | 'coupon_id' | 'holds_coupon'>
type Closed = { order: Order; reason: string; /** null: automatic */ actor_id: number | null; now: Date }

/**
 * Closes a pending purchase order whose row the caller has locked: its coupon and seats are freed, what it granted is revoked as by a refund but
 * without money, and its buyer is notified of the reason.
 */
export async function closePurchase(
  { db, emit }: Pick<Scope, 'db' | 'emit'>,
  { order, reason, actor_id, now }: Closed,
): Promise<void> {
  const order_id = order.id
  await followCoupon(db, { order, to: 'cancelled' })
  await db.update(orders).set(orderStates.cancelled).where(eq(orders.id, order_id))
  await db.update(purchaseOrders).set({ closed_at: now }).where(eq(purchaseOrders.order_id, order_id))
  for (const { id, fulfilled_at } of await linesOf(db, order_id)) {
    if (fulfilled_at === null) continue
    await revokeLineAccess(db, { line_id: id, buyer_id: order.user_id, now })
    await db.update(orderLines).set({ fulfilled_at: null }).where(eq(orderLines.id, id))
  }
  await noteStep(db, { order_id, kind: 'purchase_canceled', actor_id, details: { reason }, at: now })
  await emit('purchase_order.canceled', { order_id })
}
