import { bundlePrice } from './bundle-price.ts'

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
