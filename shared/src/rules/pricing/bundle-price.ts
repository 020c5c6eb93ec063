/** Price of a bundle in cents: discount_price if set, otherwise price (CRT-019). A discount_price of 0 counts as set. */
export function bundlePrice({ price, discount_price }: { price: number; discount_price: number | null }): number {
  return discount_price ?? price
}
