import type Stripe from 'stripe'
import type { PaymentIntentData } from '../store/tables.ts'
import { newId, randomLetters } from './new-id.ts'

/** The payment intent of a session, created at the shopper's first attempt to pay. */
export function paymentIntent({
  now_s,
  session,
  data,
}: {
  now_s: number
  session: Pick<Stripe.Checkout.Session, 'amount_total' | 'currency' | 'customer'>
  data: PaymentIntentData
}): Stripe.PaymentIntent {
  const id = newId('pi_3')
  return {
    ...unasked(),
    id,
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    application_fee_amount: data.application_fee_amount ?? null,
    client_secret: `${id}_secret_${randomLetters(25)}`,
    created: now_s,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: data.description ?? null,
    livemode: false,
    metadata: data.metadata ?? {},
    on_behalf_of: data.on_behalf_of ?? null,
    receipt_email: data.receipt_email ?? null,
    statement_descriptor_suffix: data.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: data.transfer_data
      ? {
          destination: data.transfer_data.destination,
          ...(data.transfer_data.amount === undefined ? {} : { amount: data.transfer_data.amount }),
        }
      : null,
  }
}

/** Fields that our payments never use, with Stripe's values. */
const unasked = () =>
  ({
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    next_action: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    transfer_group: null,
  }) satisfies Partial<Stripe.PaymentIntent>
