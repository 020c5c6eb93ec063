import type Stripe from 'stripe'
import { customerDetails } from '../objects/checkout-session.ts'
import { charge } from '../objects/charge.ts'
import { customer } from '../objects/customer.ts'
import { emitEvent } from '../objects/emit-event.ts'
import { paymentIntent } from '../objects/payment-intent.ts'
import type { Work } from '../work.ts'
import type { Card } from './read-card.ts'
import type { Refusal, TestCard } from './test-cards.ts'

export interface Buyer {
  email: string | null
  name: string | null
}

/** Tries to take the money for an open session. A refusal leaves it open, so that the shopper can use another card. */
export function paySession(
  work: Work,
  session: Stripe.Checkout.Session,
  { card, test_card, email }: { card: Card; test_card: TestCard; email: string | null },
): Refusal | null {
  const intent = intentOf(work, session)
  const attempt = charge({ now_s: work.now_s, intent, card, email, refusal: test_card.refusal })
  work.tx.put('charges', attempt)
  if (test_card.refusal) {
    refuse(work, { session, intent, attempt, refusal: test_card.refusal })
    return test_card.refusal
  }
  const buyer = { email, name: card.name }
  const customer_id = customerOf(work, session, buyer)
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    customer: customer_id,
    last_payment_error: null,
    latest_charge: attempt.id,
    payment_method: attempt.payment_method,
    status: 'succeeded',
  }
  work.tx.put('payment_intents', paid)
  work.tx.put('charges', { ...attempt, customer: customer_id })
  emitEvent(work, 'payment_intent.succeeded', paid)
  completeSession(work, { ...session, payment_intent: paid.id, payment_status: 'paid', customer: customer_id }, buyer)
  return null
}

/** An order of nothing to pay is complete as soon as the shopper says so. */
export function completeFreeSession(work: Work, session: Stripe.Checkout.Session, buyer: Buyer): void {
  completeSession(work, { ...session, customer: customerOf(work, session, buyer) }, buyer)
}

function completeSession(work: Work, session: Stripe.Checkout.Session, buyer: Buyer): void {
  const complete: Stripe.Checkout.Session = {
    ...session,
    status: 'complete',
    url: null,
    customer_details: customerDetails(buyer),
  }
  work.tx.put('sessions', complete)
  emitEvent(work, 'checkout.session.completed', complete)
}

function intentOf(work: Work, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
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

function refuse(
  work: Work,
  {
    session,
    intent,
    attempt,
    refusal,
  }: { session: Stripe.Checkout.Session; intent: Stripe.PaymentIntent; attempt: Stripe.Charge; refusal: Refusal },
): void {
  const doc_url = `https://docs.stripe.com/error-codes/${refusal.code.replaceAll('_', '-')}`
  const failed: Stripe.PaymentIntent = {
    ...intent,
    latest_charge: attempt.id,
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', ...refusal, charge: attempt.id, doc_url },
  }
  work.tx.put('payment_intents', failed)
  work.tx.put('sessions', { ...session, payment_intent: failed.id })
  emitEvent(work, 'payment_intent.payment_failed', failed)
}

function customerOf(work: Work, session: Stripe.Checkout.Session, { email, name }: Buyer): string | null {
  if (typeof session.customer === 'string') return session.customer
  if (session.customer_creation !== 'always') return null
  const made = customer({ now_s: work.now_s, email, name })
  work.tx.put('customers', made)
  return made.id
}
