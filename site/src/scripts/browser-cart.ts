import { onOtherTab, stored } from '@portico/shared/browser/stored.ts'
import { emptyCart, parseCart } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import type { Cart } from '@portico/shared/rules/orders/cart/parse-cart.ts'

/** The cart's only local storage entry, in the format of CRT-001; each portal host has one cart. */
export const cartKey = 'portico_cart'
const storedCart = stored(cartKey, parseCart, 'local')
const changed = 'portico:cart'

/** The browser's cart; a broken or inaccessible entry counts as empty. */
export const readCart = (): Cart => storedCart.read() ?? emptyCart

/** Stores the cart and notifies this page; the browser notifies other tabs. Returns false if storage is unavailable. */
export function writeCart(cart: Cart): boolean {
  if (!storedCart.write(cart)) return false
  dispatchEvent(new Event(changed))
  return true
}

/** Calls back when the cart changes, in this tab or another; returns a function to unsubscribe. */
export function watchCart(callback: (from: 'this tab' | 'other tab') => void): () => void {
  const fromThisTab = () => callback('this tab')
  const unsubscribe = onOtherTab(cartKey, () => callback('other tab'))
  addEventListener(changed, fromThisTab)
  return () => {
    removeEventListener(changed, fromThisTab)
    unsubscribe()
  }
}
