type Sums = {
  readonly discount: number
  readonly coupon_code: string | null
  readonly tax: number
  readonly total: number
  readonly refunded: number
  /** money goes back to the buyer, by a credit note */
  readonly is_credit?: boolean
  /** not paid yet */
  readonly is_due?: boolean
}

/** Sums below the lines of a receipt, in order; just the total if there is no discount, tax or refund. */
export function receiptSums({
  discount,
  coupon_code,
  tax,
  total,
  refunded,
  is_credit = false,
  is_due = false,
}: Sums): (readonly [string, number])[] {
  const sums: (readonly [string, number])[] = []
  if (discount > 0 || tax > 0) sums.push(['Subtotal', total + discount - tax])
  if (discount > 0) sums.push([discountLabel(coupon_code), -discount])
  if (tax > 0) sums.push(['Sales tax', tax])
  sums.push([is_credit ? 'Total credited' : is_due ? 'Total' : 'Total paid', total])
  if (refunded > 0) sums.push(['Refunded', -refunded], ['Net', total - refunded])
  return sums
}

/** Names what an order's lines were reduced by: without a coupon, it is the credit of a plan that was changed within its term. */
export const discountLabel = (coupon_code: string | null): string =>
  coupon_code === null ? 'Credit for what was paid before' : `Coupon ${coupon_code}`
