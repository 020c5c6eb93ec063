import type Stripe from 'stripe'
import type { Card } from '../checkout/read-card.ts'
import type { Refusal } from '../checkout/test-cards.ts'
import { newId } from './new-id.ts'

export interface NewCharge {
  now_s: number
  intent: Stripe.PaymentIntent
  card: Card
  email: string | null
  refusal: Refusal | null
}

/** One attempt to take the money: succeeded, or failed with its refusal. */
export function charge({ now_s, intent, card, email, refusal }: NewCharge): Stripe.Charge {
  return {
    id: newId('ch_3'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email,
      name: card.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'LOCAL TEST',
    captured: refusal === null,
    created: now_s,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: intent.on_behalf_of,
    outcome: outcome(refusal),
    paid: refusal === null,
    payment_intent: intent.id,
    payment_method: newId('pm_1'),
    payment_method_details: { type: 'card', card: cardDetails(card, intent.amount, refusal) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: refusal ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

function outcome(refusal: Refusal | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: refusal ? 'declined_by_network' : 'approved_by_network',
    reason: refusal ? (refusal.decline_code ?? refusal.code) : null,
    risk_level: 'normal',
    seller_message: refusal ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: refusal ? 'issuer_declined' : 'authorized',
  }
}

function cardDetails(card: Card, amount: number, refusal: Refusal | null): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: refusal ? null : amount,
    authorization_code: refusal ? null : '123456',
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: refusal?.code === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    moto: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}
