import { splitAmount } from '../pricing/split-amount.ts'

/** What is paid for and the least that it may cost, in cents. */
export type DiscountPart = { readonly total: number; readonly least: number }

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const roomOf = ({ total, least }: DiscountPart): number => Math.max(0, total - least)

/** Lowers parts by an amount, as far as their minimum prices allow, each in proportion to what it can give. */
function lower(parts: readonly DiscountPart[], wanted: number): number[] {
  const rooms = parts.map(roomOf)
  const amount = Math.min(wanted, sum(rooms))
  return amount === 0 ? parts.map(() => 0) : splitAmount({ amount, weights: rooms })
}

/**
 * What a coupon takes off each part of each line that it is for, in cents. A percentage is of each line by itself, rounded to the cent;
 * an amount is for all of them together. No part goes below its minimum price (CRT-023); `is_limited` says that one would have.
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
