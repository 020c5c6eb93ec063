import type Stripe from 'stripe'
import { amountDue, invoice, type BillingReason } from '../objects/invoice.ts'
import { invoicePayment } from '../objects/invoice-payment.ts'
import { newId } from '../objects/new-id.ts'
import { paymentIntent } from '../objects/payment-intent.ts'
import { itemList } from '../objects/subscription.ts'
import type { Work } from '../work.ts'
import { customerOf, invoicesOf, secretOf, subscriptionOf } from './of-subscription.ts'
import { saveCustomer, saveInvoice, saveSubscription } from './save-and-emit.ts'
import type { WireInvoice, WireLine, WireSubscription } from './wire.ts'

interface Draft {
  lines: WireLine[]
  billing_reason: BillingReason
  period: { start: number; end: number }
  /** null: stays a draft until a caller finalizes it */
  finalizes_at: number | null
}

/** Creates a draft invoice for a subscription. It can change until it is finalized. */
export function draftInvoice(work: Work, subscription: WireSubscription, draft: Draft): WireInvoice {
  const made = invoice({
    ...draft,
    id: newId('in_1'),
    now_s: work.now_s,
    customer: customerOf(work, subscription),
    subscription,
    automatically_finalizes_at: draft.finalizes_at,
  })
  saveSubscription(work, { ...subscription, latest_invoice: made.id })
  return saveInvoice(work, made, 'invoice.created')
}

/** Assigns the invoice number and collects payment, using the customer's balance first. */
export function finalizeInvoice(work: Work, draft: WireInvoice, begun?: Stripe.PaymentIntent): WireInvoice {
  const customer = customerOf(work, draft)
  const { amount_due, ending_balance } = amountDue(draft.total, customer.balance)
  const sequence = customer.next_invoice_sequence ?? 1
  saveCustomer(
    work,
    { ...customer, balance: ending_balance, next_invoice_sequence: sequence + 1 },
    ...(ending_balance === customer.balance ? [] : (['customer.updated'] as const)),
  )
  const url = `${work.public_url}/invoice/${draft.id}`
  const open: WireInvoice = {
    ...draft,
    amount_due,
    amount_remaining: amount_due,
    auto_advance: true,
    automatically_finalizes_at: null,
    effective_at: work.now_s,
    ending_balance,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: work.now_s },
  }
  saveInvoice(work, open, 'invoice.finalized')
  if (amount_due === 0) return settleInvoice(work, open)
  const asked = { amount_total: amount_due, currency: draft.currency, customer: draft.customer }
  const intent = begun ?? paymentIntent({ now_s: work.now_s, session: asked, data: {} })
  work.tx.put('payment_intents', intent)
  work.tx.put('invoice_payments', invoicePayment(open, { now_s: work.now_s, payment_intent: intent.id }))
  return open
}

/** Marks an invoice as paid, applies the change that waited for it, and reactivates its subscription. */
export function settleInvoice(work: Work, open: WireInvoice): WireInvoice {
  const paid: WireInvoice = {
    ...open,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: work.now_s },
  }
  saveInvoice(work, paid, 'invoice.paid', 'invoice.payment_succeeded')
  applyWaiting(work, paid)
  const subscription = subscriptionOf(work, paid)
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status) && isLatest(work, paid, subscription))
    saveSubscription(work, { ...subscription, status: 'active' }, 'customer.subscription.updated')
  return paid
}

/** Only the latest finalized invoice determines a subscription's status; drafts do not count. */
function isLatest(work: Work, { id }: WireInvoice, subscription: WireSubscription): boolean {
  return invoicesOf(work, subscription.id).findLast(({ status }) => status === 'open' || status === 'paid')?.id === id
}

/** Applies a change that waited for this invoice (pending_if_incomplete). */
function applyWaiting(work: Work, paid: WireInvoice): void {
  const secret = secretOf(work, subscriptionOf(work, paid).id)
  if (secret.waiting?.invoice !== paid.id) return
  const { items, billing_cycle_anchor, billed } = secret.waiting
  const subscription = subscriptionOf(work, paid)
  work.tx.put('subscription_secrets', { ...secret, billed, pending_lines: [], waiting: null })
  saveSubscription(
    work,
    { ...subscription, items: itemList(subscription.id, items), billing_cycle_anchor, pending_update: null },
    'customer.subscription.pending_update_applied',
    'customer.subscription.updated',
  )
}
