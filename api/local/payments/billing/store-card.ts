import type Stripe from 'stripe'
import type { Card } from '../checkout/read-card.ts'
import { emitEvent } from '../objects/emit-event.ts'
import { paymentMethod } from '../objects/payment-method.ts'
import type { Work } from '../work.ts'

/** Stores a customer's card for later charges without the customer present. */
export function storeCard(
  work: Work,
  kept: { id: string; card: Card; card_number: string; customer: Stripe.Customer; email: string | null },
): Stripe.PaymentMethod {
  const { id, card, card_number, customer, email } = kept
  const method = paymentMethod({ id, now_s: work.now_s, card, customer: customer.id, email })
  work.tx.put('payment_methods', method)
  work.tx.put('cards', { id, card, card_number })
  emitEvent(work, 'payment_method.attached', method)
  return method
}
