import { bundlePrice } from './bundle-price.ts'

/**
 * What a bundle saves, in cents, against one seat in each of its courses at the prices of the same moment (`separate_price`).
 * 0 where it costs as much or more: then nothing is struck through and nothing is called cheaper.
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
