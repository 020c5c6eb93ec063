import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../../db/client.ts'
import { coupons, orders } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'

/** Reserves one use for a newly written order. The row lock admits one at a time, so the limits in total and per buyer hold. */
export async function reserveCoupon(
  db: Transaction,
  { id, code, buyer_id }: { id: number; code: string; buyer_id: number },
): Promise<void> {
  const left = or(isNull(coupons.max_uses), lt(coupons.uses, coupons.max_uses))
  const [taken] = await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.id, id), left))
    .returning({ most: coupons.max_per_buyer })
  if (!taken) return fail('coupons.used_up', { code })
  if (taken.most === null) return
  const ofBuyer = and(eq(orders.coupon_id, id), eq(orders.user_id, buyer_id), orders.holds_coupon)
  const own = await db
    .select({ id: orders.id, payment_status: orders.payment_status })
    .from(orders)
    .where(ofBuyer)
    .orderBy(asc(orders.id))
  if (own.length <= taken.most) return
  const waiting = own.slice(0, -1).find(({ payment_status }) => payment_status === 'pending')
  if (waiting) fail('coupons.held_by_order', { code, order: waiting.id })
  fail('coupons.used_by_buyer', { code })
}
