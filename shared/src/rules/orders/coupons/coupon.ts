import { isSoldKind, type PaidKind, type SoldKind } from '../../../states/orders/sold-kind.ts'

/** What a coupon takes off, on which products, and when. Exactly one of `percent` and `amount` (cents) is set. */
export type Coupon = {
  readonly code: string
  readonly title: string
  readonly percent: number | null
  readonly amount: number | null
  readonly kinds: readonly SoldKind[]
  /** only these courses; empty: all courses, if the kind is listed */
  readonly course_ids: readonly number[]
  /** only these bundles; empty: all bundles, if the kind is listed */
  readonly bundle_ids: readonly number[]
  /** first and last day it may be used, as whole days in the portal's time zone */
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly max_uses: number | null
  /** orders that currently use it */
  readonly uses: number
  readonly max_per_buyer: number | null
  /** orders by the current buyer; 0 if not signed in */
  readonly own_uses: number
  readonly is_active: boolean
}

/** Tells whether the coupon covers a line. It never discounts a kind it does not list: a coupon for courses excludes extra credits. */
export function isForLine(coupon: Coupon, { kind, id }: { kind: PaidKind; id: number }): boolean {
  if (!isSoldKind(kind) || !coupon.kinds.includes(kind)) return false
  const named = kind === 'course' ? coupon.course_ids : coupon.bundle_ids
  return named.length === 0 || named.includes(id)
}

/** Normalizes a code for storage and comparison: uppercase, without spaces that people type or paste with it. */
export const normalCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
