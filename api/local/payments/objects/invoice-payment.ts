import type Stripe from 'stripe'
import type { WireInvoice } from '../billing/wire.ts'
import { newId } from './new-id.ts'

/** The payment that an invoice waits for. */
export function invoicePayment(
  { id, amount_due, currency }: WireInvoice,
  { now_s, payment_intent }: { now_s: number; payment_intent: string },
): Stripe.InvoicePayment {
  return {
    id: newId('inpay_1'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount_due,
    created: now_s,
    currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
}
