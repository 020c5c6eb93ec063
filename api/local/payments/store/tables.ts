import type Stripe from 'stripe'

/** What the service remembers. Rows are Stripe's own objects, as the wire carries them. */
export interface Tables {
  sessions: Stripe.Checkout.Session
  session_secrets: SessionSecret
  payment_intents: Stripe.PaymentIntent
  charges: Stripe.Charge
  refunds: Stripe.Refund
  customers: Stripe.Customer
  products: Stripe.Product
  prices: WirePrice
  events: Stripe.Event
  deliveries: Delivery
  idempotency_keys: IdempotencyRecord
}

export type TableName = keyof Tables
export type Change = { [T in TableName]: [table: T, row: Tables[T]] }[TableName]

/** The SDK turns decimal strings into Decimal objects; on the wire they are strings. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null }
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice | null }

/** What a session was made with and its object does not show. */
export interface SessionSecret {
  id: string
  line_items: WireLineItem[]
  payment_intent_data: PaymentIntentData
}

export interface PaymentIntentData {
  application_fee_amount?: number | undefined
  description?: string | undefined
  metadata?: Record<string, string> | undefined
  on_behalf_of?: string | undefined
  receipt_email?: string | undefined
  statement_descriptor_suffix?: string | undefined
  transfer_data?: { destination: string; amount?: number | undefined } | undefined
}

/** One webhook to send: `id` is the event's. */
export interface Delivery {
  id: string
  status: 'pending' | 'delivered' | 'given_up'
  attempts: number
  last_attempt_at: number | null
  last_status: number | null
  last_error: string | null
}

export interface IdempotencyRecord {
  id: string
  fingerprint: string
  request_id: string
  created_ms: number
  status: number
  body: string
}
