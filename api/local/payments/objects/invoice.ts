import type Stripe from 'stripe'
import type { WireInvoice, WireLine, WireSubscription } from '../billing/wire.ts'

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'

export interface NewInvoice {
  id: string
  now_s: number
  customer: Stripe.Customer
  subscription: WireSubscription
  lines: WireLine[]
  billing_reason: BillingReason
  period: { start: number; end: number }
  automatically_finalizes_at: number | null
}

/** Stripe's minimum charge in cents; smaller amounts stay on the customer's balance for the next invoice. */
const LEAST_CHARGE = 50

/** A draft invoice. Its amount due includes the customer's balance, which is applied when the invoice is finalized. */
export function invoice(made: NewInvoice): WireInvoice {
  const { id, customer, subscription } = made
  const total = made.lines.reduce((sum, line) => sum + line.amount, 0)
  const { amount_due, ending_balance } = amountDue(total, customer.balance)
  return {
    ...unasked(),
    id,
    object: 'invoice',
    amount_due,
    amount_remaining: amount_due,
    auto_advance: made.automatically_finalizes_at !== null,
    automatically_finalizes_at: made.automatically_finalizes_at,
    billing_reason: made.billing_reason,
    created: made.now_s,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    ending_balance,
    lines: {
      object: 'list',
      data: made.lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: made.period.end,
    period_start: made.period.start,
    starting_balance: customer.balance,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  }
}

/** The amount due after applying the customer's balance (below 0: credit), and the remaining balance. */
export function amountDue(total: number, balance: number): { amount_due: number; ending_balance: number } {
  const owed = total + balance
  return owed < LEAST_CHARGE ? { amount_due: 0, ending_balance: owed } : { amount_due: owed, ending_balance: 0 }
}

/** Fields that our invoices never use or that a draft does not have yet. */
const unasked = () =>
  ({
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }) satisfies Partial<WireInvoice>
