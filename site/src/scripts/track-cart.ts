import { cartEvents, settled_ms } from '@portico/shared/rules/consent/cart-events.ts'
import { readCart, watchCart } from './browser-cart.ts'
import { track } from './track.ts'

/** Reports cart changes after they settle (CRT-005, CRT-006). Other tabs report their own changes. */
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
    // On order pages, bought lines leave the cart: the user did not remove them.
    if (from === 'other tab' || location.pathname.startsWith('/orders/')) told = readCart()
    else waiting = setTimeout(tell, settled_ms)
  })
  addEventListener('pagehide', () => {
    clearTimeout(waiting)
    tell()
  })
}
