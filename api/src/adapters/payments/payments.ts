import type { PaidWith } from '@portico/shared/rules/receipts/payment-method-text.ts'

// Card payments in our own types: the areas know only these, whoever the provider is. All money is integer cents.

/** Which order of which portal a payment is about, as we named it when its session was opened. */
export type PaymentSubject = { portal_id: number; order_id: number }

export type NewPaymentSession = {
  about: PaymentSubject
  currency: string
  lines: readonly { title: string; quantity: number; unit_price: number }[]
  buyer_email: string
  shop_name: string
  success_url: string
  cancel_url: string
}

/** `open`: nothing is paid and everything may be, also after a declined card. `processing`: the bank has not decided yet. */
export type PaymentState = 'open' | 'processing' | 'paid' | 'failed' | 'expired'
export type PaymentSession = {
  id: string
  state: PaymentState
  payment_id: string | null
  /** the card or other way, once it is paid */
  paid_with: PaidWith | null
}

/** The refunded part of a payment: all of it, or the order lines that partial refunds name. */
export type RefundedCharge = {
  payment_id: string | null
  is_refunded_whole: boolean
  refunded_line_ids: readonly number[]
}

/** A message of the provider's, signed by the account that opened the order it names. `about` is null for what names no order. */
export type PaymentEvent = {
  id: string
  type: string
  about: PaymentSubject | null
  session: { id: string; about: PaymentSubject | null } | null
  refunded_charge_id: string | null
}

/** One account with the provider. Every call waits for the provider and throws its error when it does not answer or refuses. */
export type PaymentAccount = {
  /** Opens the payment page of an order. Asked again for the same order, it answers the session that it opened first. */
  openSession: (session: NewPaymentSession) => Promise<{ id: string; url: string | null }>
  readSession: (id: string) => Promise<PaymentSession>
  readCharge: (id: string) => Promise<RefundedCharge>
}

export type Payments = {
  /** The name of the account that a portal is paid into now; null while none is configured for it. */
  accountNameOf: (portal_id: number) => string | null
  /** The account of that name, whether a portal is paid into it now or was earlier; null while its keys are not configured. */
  accountNamed: (name: string) => PaymentAccount | null
  /** Whether any account could sign an event. */
  receivesEvents: boolean
  /**
   * Reads a webhook's raw body. `event` is null when the account that `signerOf` names for its order did not sign it, or too long ago;
   * `about` is then what it says of itself, and null where its header could be no signature, so that `signerOf` was not asked.
   * 'not ours': it names no order and comes from an account that a portal may use for other sales too.
   */
  readEvent: (
    webhook: { raw: string; signature: string },
    signerOf: (about: PaymentSubject) => Promise<string | null>,
  ) => Promise<{ event: PaymentEvent; account: string } | { event: null; about: PaymentSubject | null } | 'not ours'>
}
