import type { Cart } from './parse-cart.ts'

/** The number on the cart: lines, not pieces; a subscription counts as one line (CRT-012). */
export function cartCount({ storeCourseItems, storeBundleItems, storeSubscription }: Cart): number {
  return storeCourseItems.length + storeBundleItems.length + (storeSubscription === null ? 0 : 1)
}
