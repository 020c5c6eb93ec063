import type { Cart } from './parse-cart.ts'

/** Count on the cart badge: number of lines, not of seats; a subscription counts as one line (CRT-012). */
export function cartCount({ storeCourseItems, storeBundleItems, storeSubscription }: Cart): number {
  return storeCourseItems.length + storeBundleItems.length + (storeSubscription === null ? 0 : 1)
}
