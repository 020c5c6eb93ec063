import type { Cart } from './parse-cart.ts'

/** Adds a bundle with quantity 1; adding it again changes nothing (CRT-007, CRT-008). */
export function addBundle({ cart, bundle }: { cart: Cart; bundle: { id: number; slug: string } }): Cart {
  if (cart.storeBundleItems.some((line) => line.id === bundle.id)) return cart
  return { ...cart, storeBundleItems: [...cart.storeBundleItems, { id: bundle.id, slug: bundle.slug, quantity: 1 }] }
}
