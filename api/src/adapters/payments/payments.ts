import type { PaidWith } from '@portico/shared/rules/receipts/payment-method-text.ts'
import type { ConnectedAccounts } from './connected.ts'
import type { Recurrences, Recurring } from './recurring.ts'
import type { TaxService } from './tax.ts'

// Card payments in our own types: the areas know only these, whoever the provider is. All money is integer cents.

/** Which order of which portal a payment is about, as we named it when its session was opened. */
export type PaymentSubject = { portal_id: number; order_id: number }

export type NewPaymentSession = {
  about: PaymentSubject
  currency: string
  lines: readonly { title: string; quantity: number; unit_price: number }[]
  /** a plan that renews, instead of lines */
  recurring: Recurring | null
  buyer_email: string
  shop_name: string
  success_url: string
  cancel_url: string
  /** what the platform keeps of it; only at a connected account */
  platform_fee: number
}

/** `open`: nothing is paid and everything may be, also after a declined card. `processing`: the bank has not decided yet. */
export type PaymentState = 'open' | 'processing' | 'paid' | 'failed' | 'expired'
export type PaymentSession = {
  id: string
  state: PaymentState
  payment_id: string | null
  /** the card or other way, once it is paid */
  paid_with: PaidWith | null
  /** what was begun with it, where that renews */
  subscription_id: string | null
}

/** Money that goes back. `line_ids`: the order lines that it names, none where it was made elsewhere than with us. */
export type PaymentRefund = {
  id: string
  /** our own number of it; null where it was made elsewhere */
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

/** A payment as it is now: what went back of it, and who wants it back. */
export type Payment = {
  /** what the provider keeps of it; null until it says so */
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
  /** the platform gives its part of what it kept back, too */
  returns_platform_fee: boolean
}

/**
 * A message of the provider's, signed by the account that opened the order it is about; `about` is null for what names no order and no
 * payment of one. `payment_id`: something may have become of this payment.
 */
export type PaymentEvent = {
  id: string
  type: string
  about: PaymentSubject | null
  session: { id: string; about: PaymentSubject | null } | null
  payment_id: string | null
  /** the connected account in whose books it happened, or to which */
  connected: string | null
}

/** One account with the provider. Every call waits for the provider and throws its error when it does not answer or refuses. */
export type PaymentAccount = {
  /** Opens the payment page of an order. Asked again for the same order, it answers the session that it opened first. */
  openSession: (session: NewPaymentSession) => Promise<{ id: string; url: string | null }>
  readSession: (id: string) => Promise<PaymentSession>
  /** Closes a payment page for good; one that is closed already, or was paid on, stays as it is. */
  closeSession: (id: string) => Promise<void>
  readPayment: (id: string) => Promise<Payment>
  /** Pays money back. Asked again for the same refund, it answers the first one; null: the provider refuses it for good. */
  refund: (refund: NewRefund) => Promise<PaymentRefund | null>
  recurrences: Recurrences
  tax: TaxService
}

/** Who may have signed an event: the account that opened the order it names, or whose payment it names. */
export type Signers = {
  ofOrder: (about: PaymentSubject) => Promise<string | null>
  orderOfPayment: (payment_id: string) => Promise<PaymentSubject | null>
}

export type Payments = {
  /** The name of the account that a portal is paid into now; null while none is configured for it. */
  accountNameOf: (portal_id: number) => string | null
  /** Whether that is the account of STRIPE_SECRET_KEY, below which portals may have accounts of their own. */
  sharesAccount: (portal_id: number) => boolean
  connected: ConnectedAccounts | null
  /** The account of that name, whether a portal is paid into it now or was earlier; null while its keys are not configured. */
  accountNamed: (name: string) => PaymentAccount | null
  /** An event that was verified when it came, as it was kept. */
  keptEvent: (payload: unknown) => PaymentEvent
  /** Whether any account could sign an event. */
  receivesEvents: boolean
  /**
   * Reads a webhook's raw body. `event` is null when the account that opened its order did not sign it, or too long ago; `about` is then
   * what it says of itself, and null where its header could be no signature, so that nobody was asked.
   * 'not ours': it names no order and comes from an account that a portal may use for other sales too.
   */
  readEvent: (
    webhook: { raw: string; signature: string },
    signers: Signers,
  ) => Promise<{ event: PaymentEvent; account: string } | { event: null; about: PaymentSubject | null } | 'not ours'>
}
