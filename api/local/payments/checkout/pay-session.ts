import type Stripe from 'stripe'
import { startSubscription } from '../billing/start-subscription.ts'
import { openDispute } from '../calls/disputes.ts'
import { charge } from '../objects/charge.ts'
import { noteMoney } from '../objects/balance-transaction.ts'
import { emitEvent } from '../objects/emit-event.ts'
import type { Work } from '../work.ts'
import { requestAuthentication } from './request-authentication.ts'
import { completeSession, customerOf, intentOf, recordDecline } from './complete-session.ts'
import { nameOf, type PaymentDetails } from './payment-details.ts'
import type { Card } from './read-card.ts'
import type { Refusal, TestCard } from './test-cards.ts'

type Paying = { card: Card; test_card: TestCard; email: string | null }

/** Attempts to collect payment for an open session. If the card is declined or the bank asks for authentication, the session stays open. */
export function paySession(
  work: Work,
  session: Stripe.Checkout.Session,
  { card, test_card, email }: Paying,
): Refusal | 'asks bank' | null {
  if (test_card.asks_bank) {
    requestAuthentication(work, session, { card, card_number: test_card.number, email })
    return 'asks bank'
  }
  return chargeCard(work, session, { card, test_card, email, authenticated: false })
}

/** Charges a card, after 3-D Secure if its bank required it. */
export function chargeCard(
  work: Work,
  session: Stripe.Checkout.Session,
  { card, test_card: { number, refusal, disputed_as }, email, authenticated }: Paying & { authenticated: boolean },
): Refusal | null {
  const means: PaymentDetails = { kind: 'card', card, authenticated }
  const intent = intentOf(work, session)
  const attempt = charge({ now_s: work.now_s, intent, means, email, refusal })
  work.tx.put('charges', attempt)
  if (refusal) {
    recordDecline(work, { session, intent, attempt, refusal })
    return refusal
  }
  const buyer = { email, name: nameOf(means) }
  if (session.mode === 'subscription') {
    startSubscription(work, session, { buyer, paid: { card, card_number: number, intent, attempt } })
    return null
  }
  const customer = customerOf(work, session, buyer)
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    customer,
    last_payment_error: null,
    latest_charge: attempt.id,
    next_action: null,
    payment_method: attempt.payment_method,
    status: 'succeeded',
  }
  work.tx.put('payment_intents', paid)
  const charged = { ...attempt, customer, balance_transaction: noteMoney(work, { kind: 'charge', of: attempt }) }
  work.tx.put('charges', charged)
  emitEvent(work, 'payment_intent.succeeded', paid)
  completeSession(work, { ...session, payment_intent: paid.id, payment_status: 'paid', customer }, buyer)
  if (disputed_as) openDispute(work, charged, disputed_as)
  return null
}
