import { isSoldKind, type PaidKind, type SoldKind } from '../../states/sold-kind.ts'

/** What a coupon gives, on what, and when. Exactly one of `percent` and `amount` (cents) is set. */
export type Coupon = {
  readonly code: string
  readonly title: string
  readonly percent: number | null
  readonly amount: number | null
  readonly kinds: readonly SoldKind[]
  /** only these courses; empty: whatever is of its kinds */
  readonly course_ids: readonly number[]
  /** first and last day on which it may be used, whole days where the portal is */
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly max_uses: number | null
  /** orders that hold one now */
  readonly uses: number
  readonly max_per_buyer: number | null
  /** those of whoever asks; 0 where nobody is signed in */
  readonly own_uses: number
  readonly is_active: boolean
}

/** Whether it says that it is for such a line: what it does not name it never lowers. One of courses is for no extra credits, and one of certain courses for no bundle. */
export function isForLine(coupon: Coupon, { kind, id }: { kind: PaidKind; id: number }): boolean {
  if (!isSoldKind(kind) || !coupon.kinds.includes(kind)) return false
  return coupon.course_ids.length === 0 || (kind === 'course' && coupon.course_ids.includes(id))
}
