import { stored } from '@portico/shared/browser/stored.ts'
import type { CartEvent } from '@portico/shared/rules/consent/cart-events.ts'
import type { ChosenCategory } from '@portico/shared/rules/consent/consent.ts'
import { mayUseNow } from './consent.ts'

/** Anonymous events; no vendor is built in (OP-60). */
type PageEvent =
  | CartEvent
  | { readonly name: 'purchase' | 'conversion'; readonly order_id: number; readonly total: number }

declare global {
  interface Window {
    porticoEvents?: PageEvent[]
  }
}

/** Passes an event to listeners on this page if the visitor allowed its category; otherwise drops it. */
export function track(category: ChosenCategory, event: PageEvent): void {
  if (!mayUseNow(category)) return
  ;(window.porticoEvents ??= []).push(event)
  dispatchEvent(new CustomEvent('portico:event', { detail: event }))
}

const reportedOrder = stored('portico_told_order', Number, 'session')

/** Reports a paid order once, however often its page is opened; as a conversion only on the core portal (CRT-015). */
export function trackPurchase({ id, total }: { id: number; total: number }): void {
  if (reportedOrder.read() === id || !reportedOrder.write(id)) return
  track('analytics', { name: 'purchase', order_id: id, total })
  if (document.body.dataset['portalKind'] === 'core')
    track('advertisement', { name: 'conversion', order_id: id, total })
}
