import { formatCalendarDay } from '../../dates/format-date.ts'
import type { Coupon } from './coupon.ts'

export type CouponRefusal = {
  readonly code: 'coupons.unknown' | 'coupons.not_yet' | 'coupons.ended' | 'coupons.used_up' | 'coupons.used_by_buyer'
  readonly params: Readonly<Record<string, string>>
}

/** Returns why a code cannot be used today, regardless of the cart's content; null if it can. A coupon that is switched off is treated as unknown. */
export function couponRefusal({
  code,
  coupon,
  today,
}: {
  code: string
  coupon: Coupon | null
  today: string
}): CouponRefusal | null {
  if (coupon === null || !coupon.is_active) return { code: 'coupons.unknown', params: { code } }
  const { starts_on, ends_on, max_uses, uses, max_per_buyer, own_uses } = coupon
  if (starts_on !== null && today < starts_on)
    return { code: 'coupons.not_yet', params: { code, day: formatCalendarDay(starts_on) } }
  if (ends_on !== null && today > ends_on)
    return { code: 'coupons.ended', params: { code, day: formatCalendarDay(ends_on) } }
  if (max_per_buyer !== null && own_uses >= max_per_buyer) return { code: 'coupons.used_by_buyer', params: { code } }
  return max_uses !== null && uses >= max_uses ? { code: 'coupons.used_up', params: { code } } : null
}
