import type Stripe from 'stripe'
import { emitEvent } from '../objects/emit-event.ts'
import type { Work } from '../work.ts'
import { intentOf } from './complete-session.ts'
import type { Card } from './read-card.ts'

/** 3-D Secure: the card's bank asks the shopper to authenticate. Nothing is charged before that. */
export function requestAuthentication(
  work: Work,
  session: Stripe.Checkout.Session,
  asked: { card: Card; card_number: string; email: string | null },
): void {
  const intent: Stripe.PaymentIntent = {
    ...intentOf(work, session),
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${work.public_url}/pay/${session.id}/challenge`, return_url: session.url },
    },
  }
  work.tx.put('payment_intents', intent)
  work.tx.put('sessions', { ...session, payment_intent: intent.id })
  work.tx.put('challenges', { id: session.id, ...asked })
  emitEvent(work, 'payment_intent.requires_action', intent)
}
