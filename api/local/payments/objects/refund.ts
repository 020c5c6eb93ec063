import type Stripe from 'stripe'
import { newId } from './new-id.ts'

export interface NewRefund {
  now_s: number
  charge: Stripe.Charge
  amount: number
  reason?: string | undefined
  metadata?: Record<string, string> | undefined
}

export function refund({ now_s, charge, amount, reason, metadata }: NewRefund): Stripe.Refund {
  return {
    id: newId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now_s,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
