import { sql } from 'drizzle-orm'
import { orderStates } from '@portico/shared/states/orders/order.ts'
import type { Database } from '../../../db/client.ts'

const { pending, cancelled } = orderStates

/** Longer than the provider retries an event, so every payment has been reported by then. */
const days = 4

/**
 * Closes orders of all portals whose payment page never opened, and frees the coupons that they hold, because no event will ever come for them.
 * Returns how many it closed.
 */
export async function closeUnopenedOrders(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
  const [closed] = await db.execute<{ count: number }>(sql`
    with closed as (
      update orders set status = ${cancelled.status}, payment_status = ${cancelled.payment_status}, holds_coupon = false
      where status = ${pending.status} and payment_status = ${pending.payment_status} and portal_id > 0 and checkout_session_id is null and not is_purchase_order and total > 0 and created_at < ${before}::timestamptz
      returning old.portal_id, old.coupon_id, old.holds_coupon),
    held as (select portal_id, coupon_id, count(*)::integer as uses from closed where holds_coupon group by portal_id, coupon_id),
    given as (
      update coupons c set uses = c.uses - h.uses from held h where c.portal_id = h.portal_id and c.id = h.coupon_id returning c.id)
    select count(*)::integer as count from closed`)
  return closed?.count ?? 0
}
