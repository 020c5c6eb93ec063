import { eq, sql } from 'drizzle-orm'
import type { OrderState } from '@portico/shared/states/order.ts'
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
 * The use follows its order, whose row the caller has locked: it goes back when the order is closed unpaid, and is taken again, whatever
 * is left by then, where a payment that had failed comes through after all at the price that was promised.
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
