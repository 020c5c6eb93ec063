import { eq, sql } from 'drizzle-orm'
import type { OrderState } from '@portico/shared/states/orders/order.ts'
import type { Transaction } from '../../db/client.ts'
import { coupons, orders } from './tables.ts'

const holdsIn: Readonly<Record<OrderState, boolean>> = {
  pending: true,
  processing: true,
  completed: true,
  refunded: true,
  failed: false,
  cancelled: false,
}

/**
 * Updates a coupon's use with its order, whose row the caller has locked: freed when the order is closed unpaid, and taken again, even beyond the
 * limit, if a failed payment succeeds after all at the promised price.
 */
export async function followCoupon(
  db: Transaction,
  { order, to }: { order: Pick<typeof orders.$inferSelect, 'id' | 'coupon_id' | 'holds_coupon'>; to: OrderState },
): Promise<void> {
  const { id, coupon_id, holds_coupon } = order
  if (coupon_id === null || holds_coupon === holdsIn[to]) return
  const step = holdsIn[to] ? 1 : -1
  await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + ${step}` })
    .where(eq(coupons.id, coupon_id))
  await db.update(orders).set({ holds_coupon: holdsIn[to] }).where(eq(orders.id, id))
}
