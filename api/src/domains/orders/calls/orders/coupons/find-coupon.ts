import { eq, sql } from 'drizzle-orm'
import type { Coupon } from '@portico/shared/rules/orders/coupons/coupon.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { coupons } from '../../../tables.ts'

export type KnownCoupon = Coupon & { id: number }

/** An order waiting for payment does not count as a use yet: its buyer may return to it with the same code. */
const usesOf = (buyer_id: number) =>
  sql<number>`(select count(*)::int from orders o where o.coupon_id = coupons.id
    and o.user_id = ${buyer_id} and o.holds_coupon and o.payment_status <> 'pending')`

/** Finds a coupon by its normalized code, whether it can be used or not. */
export async function findCoupon(
  db: Transaction,
  { code, buyer_id }: { code: string; buyer_id: number | null },
): Promise<KnownCoupon | null> {
  const [found] = await db
    .select({
      id: coupons.id,
      code: coupons.code,
      title: coupons.title,
      percent: coupons.percent,
      amount: coupons.amount,
      kinds: coupons.kinds,
      starts_on: coupons.starts_on,
      ends_on: coupons.ends_on,
      max_uses: coupons.max_uses,
      uses: coupons.uses,
      max_per_buyer: coupons.max_per_buyer,
      own_uses: buyer_id === null ? sql<number>`0` : usesOf(buyer_id),
      is_active: coupons.is_active,
      course_ids: sql<
        number[]
      >`(select coalesce(json_agg(j.course_id), '[]') from coupon_courses j where j.coupon_id = coupons.id)`,
      bundle_ids: sql<
        number[]
      >`(select coalesce(json_agg(j.bundle_id), '[]') from coupon_bundles j where j.coupon_id = coupons.id)`,
    })
    .from(coupons)
    .where(eq(coupons.code, code))
  return found ?? null
}
