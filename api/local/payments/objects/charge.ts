import type Stripe from 'stripe'
import { nameOf, type PaymentDetails } from '../checkout/payment-details.ts'
import type { Refusal } from '../checkout/test-cards.ts'
import { methodDetails } from './method-details.ts'
import { newId } from './new-id.ts'

export interface NewCharge {
  now_s: number
  intent: Stripe.PaymentIntent
  means: PaymentDetails
  email: string | null
  refusal: Refusal | null
}

/** One attempt to collect payment: succeeded, failed with its reason, or pending while a bank decides. */
export function charge({ now_s, intent, means, email, refusal }: NewCharge): Stripe.Charge {
  const status = refusal ? 'failed' : means.kind === 'bank' ? 'pending' : 'succeeded'
  return {
    id: newId('ch_3'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: status === 'succeeded' ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: intent.application_fee_amount === null || status === 'failed' ? null : newId('fee_1'),
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email,
      name: nameOf(means),
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'LOCAL TEST',
    captured: status === 'succeeded',
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
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: newId('pm_1'),
    payment_method_details: methodDetails(means, intent.amount, refusal),
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
    status,
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
