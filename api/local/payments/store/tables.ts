import type Stripe from 'stripe'
import type { SubscriptionSecret, WireInvoice, WireSchedule, WireSubscription } from '../billing/wire.ts'
import type { Card } from '../checkout/read-card.ts'

/** The service's tables. Rows are Stripe's own objects in wire format. */
export interface Tables {
  sessions: Stripe.Checkout.Session
  session_secrets: SessionSecret
  payment_intents: Stripe.PaymentIntent
  charges: Stripe.Charge
  refunds: Stripe.Refund
  disputes: Stripe.Dispute
  balance_transactions: Stripe.BalanceTransaction
  challenges: Challenge
  debits: Debit
  clock: Clock
  customers: Stripe.Customer
  products: Stripe.Product
  prices: WirePrice
  payment_methods: Stripe.PaymentMethod
  cards: StoredCard
  subscriptions: WireSubscription
  subscription_secrets: SubscriptionSecret
  subscription_schedules: WireSchedule
  invoices: WireInvoice
  invoice_payments: Stripe.InvoicePayment
  portal_sessions: Stripe.BillingPortal.Session
  tax_calculations: Stripe.Tax.Calculation & { id: string }
  tax_calculation_lines: { id: string; items: Stripe.Tax.CalculationLineItem[] }
  tax_transactions: Stripe.Tax.Transaction
  tax_transaction_lines: { id: string; items: Stripe.Tax.TransactionLineItem[] }
  accounts: Stripe.Account
  account_links: AccountLink
  login_links: LoginLink
  verifications: Verification
  payouts: Stripe.Payout
  events: Stripe.Event
  deliveries: Delivery
  idempotency_keys: IdempotencyRecord
}

export type TableName = keyof Tables
export type Change = { [T in TableName]: [table: T, row: Tables[T]] }[TableName]

/** The SDK turns decimal strings into Decimal objects; on the wire they are strings. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null }
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice | null }

/** Internal data of a session that its object does not expose. */
export interface SessionSecret {
  id: string
  line_items: WireLineItem[]
  payment_intent_data: PaymentIntentData
  subscription_data?: { description?: string | undefined; metadata?: Record<string, string> | undefined } | undefined
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

/** One webhook to send; `id` is the event's id. */
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

/** A card waiting for 3-D Secure. `id` is that of the checkout session or, for a card to be stored, of the portal session. */
export interface Challenge {
  id: string
  card: Card
  card_number: string
  email: string | null
  is_answered?: boolean
}

/** A stored card and its behavior when charged; `id` is the payment method's. */
export interface StoredCard {
  id: string
  card: Card
  card_number: string
}

/** A bank debit not decided yet; `id` is the session's. */
export interface Debit {
  id: string
  account_number: string
  due_s: number
  is_decided: boolean
}

/** A link to the form of a connected account. `is_used`: it was opened and does not open again. */
export interface AccountLink {
  id: string
  account: string
  refresh_url: string
  return_url: string
  expires_at: number
  is_used: boolean
}

export interface LoginLink {
  id: string
  account: string
  expires_at: number
}

/** The end of an account's verification; `id` is the account's. null: verification is over. */
export interface Verification {
  id: string
  due_s: number | null
  is_doubtful: boolean
}

/** How far this service's clock is ahead of the system clock. */
export interface Clock {
  id: 'clock'
  ahead_ms: number
}
