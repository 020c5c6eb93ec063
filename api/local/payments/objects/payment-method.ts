import type Stripe from 'stripe'
import type { Card } from '../checkout/read-card.ts'

/** A customer's stored card. */
export function paymentMethod(made: {
  id: string
  now_s: number
  card: Card
  customer: string
  email: string | null
}): Stripe.PaymentMethod {
  const { card } = made
  return {
    id: made.id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: made.email,
      name: card.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: made.now_s,
    customer: made.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
