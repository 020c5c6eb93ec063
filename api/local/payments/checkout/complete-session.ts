import type Stripe from 'stripe'
import { startSubscription } from '../billing/start-subscription.ts'
import { customerDetails } from '../objects/checkout-session.ts'
import { customer } from '../objects/customer.ts'
import { emitEvent } from '../objects/emit-event.ts'
import { paymentIntent } from '../objects/payment-intent.ts'
import type { Work } from '../work.ts'
import type { Refusal } from './test-cards.ts'

export interface Buyer {
  email: string | null
  name: string | null
}

/** Completes a session with nothing to pay when the shopper confirms. */
export function completeFreeSession(work: Work, session: Stripe.Checkout.Session, buyer: Buyer): void {
  if (session.mode === 'subscription') startSubscription(work, session, { buyer, paid: null })
  else completeSession(work, { ...session, customer: customerOf(work, session, buyer) }, buyer)
}

/** Completes a session: paid, or unpaid while a bank debit is pending. */
export function completeSession(work: Work, session: Stripe.Checkout.Session, buyer: Buyer): void {
  const complete: Stripe.Checkout.Session = {
    ...session,
    status: 'complete',
    url: null,
    customer_details: customerDetails(buyer),
  }
  work.tx.put('sessions', complete)
  emitEvent(work, 'checkout.session.completed', complete)
}

/** Returns a session's payment intent: from an earlier attempt, or a new one. */
export function intentOf(work: Work, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const earlier =
    typeof session.payment_intent === 'string' ? work.tx.get('payment_intents', session.payment_intent) : undefined
  return (
    earlier ??
    paymentIntent({
      now_s: work.now_s,
      session,
      data: work.tx.get('session_secrets', session.id)?.payment_intent_data ?? {},
    })
  )
}

/** Records a declined attempt: the session stays open and its intent waits for another payment method. */
export function recordDecline(
  work: Work,
  {
    session,
    intent,
    attempt,
    refusal,
  }: {
    session: Stripe.Checkout.Session
    intent: Stripe.PaymentIntent
    attempt: Stripe.Charge | null
    refusal: Refusal
  },
): void {
  const doc_url = `https://docs.stripe.com/error-codes/${refusal.code.replaceAll('_', '-')}`
  const failed: Stripe.PaymentIntent = {
    ...intent,
    latest_charge: attempt?.id ?? intent.latest_charge,
    next_action: null,
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', ...refusal, ...(attempt ? { charge: attempt.id } : {}), doc_url },
  }
  work.tx.put('payment_intents', failed)
  work.tx.put('sessions', { ...session, payment_intent: failed.id })
  emitEvent(work, 'payment_intent.payment_failed', failed)
}

export function customerOf(work: Work, session: Stripe.Checkout.Session, { email, name }: Buyer): string | null {
  if (typeof session.customer === 'string') return session.customer
  if (session.customer_creation !== 'always') return null
  const made = customer({ now_s: work.now_s, email, name })
  work.tx.put('customers', made)
  return made.id
}
