import type { PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import type { ConnectedAccounts } from './connected.ts'
import type { Recurrences, Recurring } from './recurring.ts'
import type { TaxService } from './tax.ts'

// Card payments in our own types; the areas use only these, independent of the provider. All money is integer cents.

/** The portal and order that a payment is for, as passed to the provider when its session was opened. */
export type PaymentSubject = { portal_id: number; order_id: number }

export type NewPaymentSession = {
  about: PaymentSubject
  currency: string
  lines: readonly { title: string; quantity: number; unit_price: number }[]
  /** a plan that renews, in place of lines */
  recurring: Recurring | null
  buyer_email: string
  shop_name: string
  success_url: string
  cancel_url: string
  /** the platform's fee; only on a connected account */
  platform_fee: number
}

/** `open`: not paid yet, but still payable, even after a declined card. `processing`: the bank has not decided yet. */
export type PaymentState = 'open' | 'processing' | 'paid' | 'failed' | 'expired'
export type PaymentSession = {
  id: string
  state: PaymentState
  payment_id: string | null
  /** the card or other payment method, once paid */
  paid_with: PaidWith | null
  /** the subscription that this payment started, if the purchase renews */
  subscription_id: string | null
}

/** A refund. `line_ids`: the order lines it names; empty if the refund was made outside the platform. */
export type PaymentRefund = {
  id: string
  /** our id of the refund; null if it was made outside the platform */
  refund_id: number | null
  amount: number
  line_ids: readonly number[]
  status: 'pending' | 'succeeded' | 'failed'
}
export type PaymentDispute = {
  id: string
  amount: number
  reason: string
  status: 'open' | 'won' | 'lost'
  opened_at: Date
}

/** The current state of a payment, with its refunds and disputes. */
export type Payment = {
  /** the provider's fee; null until the provider reports it */
  fee: number | null
  is_refunded_whole: boolean
  refunds: readonly PaymentRefund[]
  disputes: readonly PaymentDispute[]
}
export type NewRefund = {
  about: PaymentSubject
  refund_id: number
  payment_id: string
  amount: number
  line_ids: readonly number[]
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer'
  /** also refunds the platform's share of its fee */
  returns_platform_fee: boolean
}

/**
 * A webhook event, signed by the account that opened the order it is about. `about` is null if it names neither an order nor an order's payment.
 * `payment_id`: a payment whose state may have changed.
 */
export type PaymentEvent = {
  id: string
  type: string
  about: PaymentSubject | null
  session: { id: string; about: PaymentSubject | null } | null
  payment_id: string | null
  /** the connected account where it happened, or which it is about */
  connected: string | null
}

/** One account with the provider. Every call waits for the provider and throws if the provider does not answer or rejects the call. */
export type PaymentAccount = {
  /** Opens the checkout page of an order. Repeating the call for an order returns the session opened first. */
  openSession: (session: NewPaymentSession) => Promise<{ id: string; url: string | null }>
  readSession: (id: string) => Promise<PaymentSession>
  /** Closes a checkout page for good; no effect on one that is already closed or paid. */
  closeSession: (id: string) => Promise<void>
  readPayment: (id: string) => Promise<Payment>
  /** Refunds a payment. Repeating the call returns the first refund; null if the provider rejects it for good. */
  refund: (refund: NewRefund) => Promise<PaymentRefund | null>
  recurrences: Recurrences
  tax: TaxService
}

/** Looks up the account that must have signed an event: the one that opened the order, or the order of the payment, that it names. */
export type Signers = {
  ofOrder: (about: PaymentSubject) => Promise<string | null>
  orderOfPayment: (payment_id: string) => Promise<PaymentSubject | null>
}

export type Payments = {
  /** Returns the name of the account that a portal is paid into now; null if none is configured for it. */
  accountNameOf: (portal_id: number) => string | null
  /** Whether the portal is paid into the account of STRIPE_SECRET_KEY, which can have connected accounts for portals. */
  sharesAccount: (portal_id: number) => boolean
  connected: ConnectedAccounts | null
  /** Returns an account by name, including one that a portal was paid into earlier; null if its keys are not configured. */
  accountNamed: (name: string) => PaymentAccount | null
  /** Reads a stored event; it was verified when it arrived. */
  keptEvent: (payload: unknown) => PaymentEvent
  /** Whether any account has a webhook secret, so that its events can be verified. */
  receivesEvents: boolean
  /**
   * Reads a webhook's raw body. `event` is null if the signature is not from the account that opened the order, or too old; `about` is then what the
   * body claims, null if the header is no signature at all. 'not ours': names no order, and its account may serve other sales too.
   */
  readEvent: (
    webhook: { raw: string; signature: string },
    signers: Signers,
  ) => Promise<{ event: PaymentEvent; account: string } | { event: null; about: PaymentSubject | null } | 'not ours'>
}
