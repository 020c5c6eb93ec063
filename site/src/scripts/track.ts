import type { CartEvent } from '@portico/shared/rules/consent/cart-events.ts'
import type { ChosenCategory } from '@portico/shared/rules/consent/consent.ts'
import { mayUseNow } from './consent.ts'

/** What is told without a name of anybody; no vendor is built in (OP-60). */
type PageEvent =
  | CartEvent
  | { readonly name: 'purchase' | 'conversion'; readonly order_id: number; readonly total: number }

declare global {
  interface Window {
    porticoEvents?: PageEvent[]
  }
}

/** Hands an event to whatever listens on this page, where the visitor allowed its category; else it is never there. */
export function track(category: ChosenCategory, event: PageEvent): void {
  if (!mayUseNow(category)) return
  ;(window.porticoEvents ??= []).push(event)
  dispatchEvent(new CustomEvent('portico:event', { detail: event }))
}

const toldKey = 'portico_told_order'

/** A paid order is told once, however often its page is opened; as a conversion on the core portal alone (CRT-015). */
export function trackPurchase({ id, total }: { id: number; total: number }): void {
  try {
    if (sessionStorage.getItem(toldKey) === String(id)) return
    sessionStorage.setItem(toldKey, String(id))
  } catch {
    return
  }
  track('analytics', { name: 'purchase', order_id: id, total })
  if (document.body.dataset['portalKind'] === 'core')
    track('advertisement', { name: 'conversion', order_id: id, total })
}
