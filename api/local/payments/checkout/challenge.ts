import type Stripe from 'stripe'
import type { Work } from '../work.ts'
import { intentOf, recordDecline } from './complete-session.ts'
import { chargeCard } from './pay-session.ts'
import { TEST_CARDS, type Refusal } from './test-cards.ts'

export const NOT_AUTHENTICATED: Refusal = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** True while the session waits for the shopper to answer the bank. */
export function isChallengePending(work: Work, session: Stripe.Checkout.Session): boolean {
  return session.status === 'open' && intentOf(work, session).status === 'requires_action'
}

/** Handles the shopper's answer to the bank: the payment continues, or the session stays open for another payment method. */
export function answerChallenge(work: Work, session: Stripe.Checkout.Session, isPassed: boolean): Refusal | null {
  const asked = work.tx.get('challenges', session.id)
  const test_card = TEST_CARDS.find(({ number }) => number === asked?.card_number)
  if (isPassed && asked && test_card)
    return chargeCard(work, session, { card: asked.card, email: asked.email, test_card, authenticated: true })
  recordDecline(work, { session, intent: intentOf(work, session), attempt: null, refusal: NOT_AUTHENTICATED })
  return NOT_AUTHENTICATED
}
