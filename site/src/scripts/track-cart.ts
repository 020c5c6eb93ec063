import { cartEvents, settled_ms } from '@portico/shared/rules/consent/cart-events.ts'
import { readCart, watchCart } from './browser-cart.ts'
import { track } from './track.ts'

/** Tells what changes in the cart, once it has stood for a moment (CRT-005, CRT-006). What another tab changes, that tab tells. */
export function trackCart(): void {
  let told = readCart()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const cart = readCart()
    for (const event of cartEvents(told, cart)) track('analytics', event)
    told = cart
  }
  watchCart((from) => {
    clearTimeout(waiting)
    // What was bought leaves the cart of the page that says so: nobody removed it.
    if (from === 'other tab' || location.pathname.startsWith('/orders/')) told = readCart()
    else waiting = setTimeout(tell, settled_ms)
  })
  addEventListener('pagehide', () => {
    clearTimeout(waiting)
    tell()
  })
}
