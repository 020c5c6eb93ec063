import { createHash } from 'node:crypto'
import type { SeatsFor } from '@portico/shared/states/orders/seats-for.ts'
import { normalCode } from '@portico/shared/rules/orders/coupons/coupon.ts'

type Wanted = {
  type: string
  price: number
  coupon?: string | undefined
  address: { state: string; postal_code: string }
  lines: readonly { id: number; quantity: number; unit_price: number; seats_for?: SeatsFor | undefined }[]
  /** details of a purchase order */
  purchase?: readonly string[]
}

/** Hashes what must match between two requests under one idempotency key: the items and their prices, in any order. */
export function requestHash({ type, price, lines, coupon, address, purchase }: Wanted): string {
  const sorted = lines
    .map(
      ({ id, quantity, unit_price, seats_for }) =>
        [id, quantity, unit_price, ...(seats_for ? [seats_for] : [])] as const,
    )
    .toSorted((a, b) => a[0] - b[0])
  return createHash('sha256')
    .update(
      JSON.stringify([
        type,
        price,
        sorted,
        address.state,
        address.postal_code,
        ...(coupon ? [normalCode(coupon)] : []),
        ...(purchase ? [purchase] : []),
      ]),
    )
    .digest('hex')
}
