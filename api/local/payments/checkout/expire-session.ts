import type Stripe from 'stripe'
import { emitEvent } from '../objects/emit-event.ts'
import type { Work } from '../work.ts'

/** Expires an open session for good and cancels the intent of any declined attempt. */
export function expireSession(work: Work, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null }
  work.tx.put('sessions', expired)
  cancelIntent(work, session)
  emitEvent(work, 'checkout.session.expired', expired)
  return expired
}

/** Expires every open session that is past its expiry time. */
export function expireDueSessions(work: Work): void {
  for (const session of work.tx.all('sessions'))
    if (session.status === 'open' && session.expires_at <= work.now_s) expireSession(work, session)
}

function cancelIntent(work: Work, session: Stripe.Checkout.Session): void {
  const intent =
    typeof session.payment_intent === 'string' ? work.tx.get('payment_intents', session.payment_intent) : undefined
  if (!intent) return
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: work.now_s,
    cancellation_reason: 'expired',
  }
  work.tx.put('payment_intents', canceled)
  emitEvent(work, 'payment_intent.canceled', canceled)
}
