import { splitAmount } from '../../pricing/split-amount.ts'

/** A part's total and its minimum price, in cents. */
export type DiscountPart = { readonly total: number; readonly least: number }

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const reducibleAmount = ({ total, least }: DiscountPart): number => Math.max(0, total - least)

/** Distributes a discount over the parts in proportion to how far each can go down, without undercutting any minimum price. */
function lower(parts: readonly DiscountPart[], wanted: number): number[] {
  const rooms = parts.map(reducibleAmount)
  const amount = Math.min(wanted, sum(rooms))
  return amount === 0 ? parts.map(() => 0) : splitAmount({ amount, weights: rooms })
}

/**
 * Discount per part of each line covered by the coupon, in cents. A percentage applies to each line, rounded to the cent; an amount is spread over
 * all lines. No part drops below its minimum price (CRT-023); `is_limited` reports that this reduced the discount.
 */
export function couponDiscount({
  percent,
  amount,
  lines,
}: {
  percent: number | null
  amount: number | null
  lines: readonly (readonly DiscountPart[])[]
}): { discounts: number[][]; is_limited: boolean } {
  const totals = lines.map((parts) => sum(parts.map(({ total }) => total)))
  const wanted =
    percent === null ? [Math.min(amount ?? 0, sum(totals))] : totals.map((total) => Math.round((total * percent) / 100))
  const groups = percent === null ? [lines.flat()] : lines
  const given = groups.flatMap((parts, index) => lower(parts, wanted[index] ?? 0))
  let at = 0
  const discounts = lines.map((parts) => given.slice(at, (at += parts.length)))
  return { discounts, is_limited: sum(given) < sum(wanted) }
}
