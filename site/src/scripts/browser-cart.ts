import { emptyCart, parseCart } from '@portico/shared/rules/cart/parse-cart.ts'
import type { Cart } from '@portico/shared/rules/cart/parse-cart.ts'

/** The one local storage entry of the cart, its shape that of CRT-001; one portal's host holds one cart. */
export const cartKey = 'portico_cart'
const changed = 'portico:cart'

/** The cart of this browser; an entry that is broken or inaccessible reads as empty. */
export function readCart(): Cart {
  try {
    return parseCart(JSON.parse(localStorage.getItem(cartKey) ?? 'null'))
  } catch {
    return emptyCart
  }
}

/** Stores the cart and notifies this page; other tabs are notified by the browser. False where nothing can be stored. */
export function writeCart(cart: Cart): boolean {
  try {
    localStorage.setItem(cartKey, JSON.stringify(cart))
  } catch {
    return false
  }
  dispatchEvent(new Event(changed))
  return true
}

/** Calls back when the cart changes, in this tab or another; returns how to stop. */
export function watchCart(callback: (from: 'this tab' | 'other tab') => void): () => void {
  const fromThisTab = () => callback('this tab')
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) callback('other tab')
  }
  addEventListener(changed, fromThisTab)
  addEventListener('storage', fromOtherTab)
  return () => {
    removeEventListener(changed, fromThisTab)
    removeEventListener('storage', fromOtherTab)
  }
}
