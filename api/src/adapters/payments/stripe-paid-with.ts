import type Stripe from 'stripe'
import type { PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'

/** Names a card by its brand and any other payment method by its type, with the last digits if it has any. */
export function paidWith({ payment_method_details: details }: Stripe.Charge): PaidWith | null {
  if (!details) return null
  if (details.card) return { method: details.card.brand ?? 'card', last4: details.card.last4 }
  return { method: details.type, last4: details.us_bank_account?.last4 ?? null }
}
