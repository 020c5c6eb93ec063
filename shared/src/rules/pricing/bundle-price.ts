/** Price of a bundle in cents: discount_price if set, otherwise price (CRT-019). A discount_price of 0 counts as set. */
export function bundlePrice({ price, discount_price }: { price: number; discount_price: number | null }): number {
  return discount_price ?? price
}

/**
 * What a bundle saves, in cents, compared with one seat in each of its courses at current prices (`separate_price`). 0 if it costs as much or more;
 * then pages cross out no price and call nothing cheaper.
 */
export function bundleSaving({
  separate_price,
  ...bundle
}: {
  price: number
  discount_price: number | null
  separate_price: number
}): number {
  return Math.max(0, separate_price - bundlePrice(bundle))
}
