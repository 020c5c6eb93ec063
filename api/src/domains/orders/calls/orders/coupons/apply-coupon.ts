import { couponDiscount } from '@portico/shared/rules/orders/coupons/coupon-discount.ts'
import { couponRefusal, type CouponRefusal } from '@portico/shared/rules/orders/coupons/coupon-refusal.ts'
import { isForLine } from '@portico/shared/rules/orders/coupons/coupon.ts'
import type { PaidKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { PricedLine } from '../kinds/line-kind.ts'
import type { KnownCoupon } from './find-coupon.ts'

export type Refused = Omit<CouponRefusal, 'code'> & {
  readonly code: CouponRefusal['code'] | 'coupons.not_for_these' | 'coupons.at_minimum'
}
export type AppliedCoupon = {
  id: number | null
  code: string
  title: string | null
  refused: Refused | null
  /** some price would have fallen below its minimum */
  is_limited: boolean
}
type Applied = { lines: PricedLine[]; coupon: AppliedCoupon }

/** Returns the lines with a code's discount, or unchanged with the reason why it does not apply. One code per order, applied to current prices. */
export function applyCoupon({
  code,
  coupon,
  kind,
  lines,
  today,
}: {
  code: string
  coupon: KnownCoupon | null
  kind: PaidKind
  lines: PricedLine[]
  today: string
}): Applied {
  const refuse = (refused: Refused): Applied => ({
    lines,
    coupon: { id: null, code, title: null, refused, is_limited: false },
  })
  const refused = couponRefusal({ code, coupon, today })
  if (refused !== null || coupon === null) return refuse(refused ?? { code: 'coupons.unknown', params: { code } })
  const fits = lines.map(({ id }) => isForLine(coupon, { kind, id }))
  if (!fits.includes(true)) return refuse({ code: 'coupons.not_for_these', params: { code } })
  const { percent, amount } = coupon
  const { discounts, is_limited } = couponDiscount({
    percent,
    amount,
    lines: lines.map(({ parts }, index) => (fits[index] ? parts : [])),
  })
  if (discounts.flat().every((discount) => discount === 0))
    return refuse({ code: 'coupons.at_minimum', params: { code } })
  const { id, title } = coupon
  return {
    lines: lines.map((line, index) => lowered(line, discounts[index] ?? [])),
    coupon: { id, code, title, refused: null, is_limited },
  }
}

function lowered(line: PricedLine, discounts: readonly number[]): PricedLine {
  const parts = line.parts.map((part, index) => {
    const discount = discounts[index] ?? 0
    return { ...part, discount, total: part.total - discount }
  })
  const discount = parts.reduce((sum, part) => sum + part.discount, 0)
  return { ...line, discount, total: line.total - discount, parts }
}
