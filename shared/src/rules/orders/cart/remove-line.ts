import type { Cart } from './parse-cart.ts'

/** Removes one line; does nothing if the line is not in the cart. */
export function removeLine({
  cart,
  kind,
  id,
}: {
  cart: Cart
  kind: 'course' | 'bundle' | 'subscription'
  id: number
}): Cart {
  if (kind === 'course') return { ...cart, storeCourseItems: cart.storeCourseItems.filter((line) => line.id !== id) }
  if (kind === 'bundle') return { ...cart, storeBundleItems: cart.storeBundleItems.filter((line) => line.id !== id) }
  return cart.storeSubscription?.id === id ? { ...cart, storeSubscription: null } : cart
}
