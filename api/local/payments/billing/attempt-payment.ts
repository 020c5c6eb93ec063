import type Stripe from 'stripe'
import { TEST_CARDS, type Refusal } from '../checkout/test-cards.ts'
import { noteMoney } from '../objects/balance-transaction.ts'
import { charge } from '../objects/charge.ts'
import { emitEvent } from '../objects/emit-event.ts'
import type { StoredCard } from '../store/tables.ts'
import type { Work } from '../work.ts'
import { settleInvoice } from './invoicing.ts'
import { customerOf, isRunning, subscriptionOf } from './of-subscription.ts'
import { saveInvoice, saveSubscription } from './save-and-emit.ts'
import type { WireInvoice } from './wire.ts'

const DAY_S = 24 * 60 * 60

/** Stripe's default retry schedule: days to wait after each failed attempt. No attempt follows the last one. */
const RETRY_AFTER_DAYS = [3, 5, 7] as const

const NO_CARD: Refusal = {
  code: 'payment_intent_payment_attempt_failed',
  message: 'There is no `default_payment_method` set on this Customer or Invoice.',
}

/**
 * Attempts to collect an open invoice. `by_schedule` is true for scheduled attempts, which also set the date of the next one, and false for attempts
 * by a caller.
 */
export function attemptPayment(
  work: Work,
  invoice: WireInvoice,
  { method, by_schedule }: { method?: string | undefined; by_schedule: boolean },
): Refusal | null {
  const attempt_count = by_schedule ? invoice.attempt_count + 1 : Math.max(1, invoice.attempt_count)
  const open = { ...invoice, attempt_count }
  const { intent } = paymentOf(work, open)
  const kept = work.tx.get('cards', method ?? methodOf(work, open) ?? '')
  const refusal = kept ? refusalOf(kept, work.now_s) : NO_CARD
  const tried = kept && attempt(work, { open, intent, kept, refusal })
  if (refusal || !tried) {
    fail(work, { open, intent, tried, refusal: refusal ?? NO_CARD, by_schedule })
    return refusal ?? NO_CARD
  }
  settleWithCharge(work, open, { intent, charged: tried })
  return null
}

/** Records a successful payment of the invoice. */
export function settleWithCharge(
  work: Work,
  open: WireInvoice,
  { intent, charged }: { intent: Stripe.PaymentIntent; charged: Stripe.Charge },
): WireInvoice {
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    customer: open.customer,
    last_payment_error: null,
    latest_charge: charged.id,
    next_action: null,
    payment_method: charged.payment_method,
    status: 'succeeded',
  }
  work.tx.put('payment_intents', paid)
  const balance_transaction = noteMoney(work, { kind: 'charge', of: charged })
  work.tx.put('charges', { ...charged, customer: open.customer, balance_transaction })
  emitEvent(work, 'payment_intent.succeeded', paid)
  const { payment } = paymentOf(work, open)
  const settled: Stripe.InvoicePayment = {
    ...payment,
    amount_paid: open.amount_due,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: work.now_s },
  }
  work.tx.put('invoice_payments', settled)
  emitEvent(work, 'invoice_payment.paid', settled)
  return settleInvoice(work, open)
}

function paymentOf(
  { tx }: Work,
  { id }: WireInvoice,
): { payment: Stripe.InvoicePayment; intent: Stripe.PaymentIntent } {
  const payment = tx.all('invoice_payments').find(({ invoice }) => invoice === id)
  const intent = tx.get('payment_intents', String(payment?.payment.payment_intent))
  if (!payment || !intent) throw new Error(`nothing asks for the money of ${id}`)
  return { payment, intent }
}

/** The default payment method of the invoice, of its subscription or of its customer: the first that is set. */
function methodOf(work: Work, open: WireInvoice): string | null {
  const ofCustomer = customerOf(work, open).invoice_settings.default_payment_method
  return (
    open.default_payment_method ??
    subscriptionOf(work, open).default_payment_method ??
    (typeof ofCustomer === 'string' ? ofCustomer : null)
  )
}

function refusalOf({ card, card_number }: StoredCard, now_s: number): Refusal | null {
  if (Date.UTC(card.exp_year, card.exp_month) <= now_s * 1000)
    return { code: 'expired_card', message: 'Your card has expired.' }
  return TEST_CARDS.find(({ number }) => number === card_number)?.refusal ?? null
}

function attempt(
  work: Work,
  {
    open,
    intent,
    kept,
    refusal,
  }: { open: WireInvoice; intent: Stripe.PaymentIntent; kept: StoredCard; refusal: Refusal | null },
): Stripe.Charge {
  const means = { kind: 'card', card: kept.card, authenticated: false } as const
  const made: Stripe.Charge = {
    ...charge({ now_s: work.now_s, intent, means, email: open.customer_email, refusal }),
    payment_method: kept.id,
  }
  work.tx.put('charges', made)
  return made
}

type Failure = {
  open: WireInvoice
  intent: Stripe.PaymentIntent
  tried: Stripe.Charge | undefined
  refusal: Refusal
  by_schedule: boolean
}

function fail(work: Work, { open, intent, tried, refusal, by_schedule }: Failure): void {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    latest_charge: tried?.id ?? intent.latest_charge,
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', ...refusal, ...(tried ? { charge: tried.id } : {}) },
  }
  work.tx.put('payment_intents', failed)
  emitEvent(work, 'payment_intent.payment_failed', failed)
  const days = RETRY_AFTER_DAYS[open.attempt_count - 1]
  const next = by_schedule ? (days === undefined ? null : work.now_s + days * DAY_S) : open.next_payment_attempt
  saveInvoice(
    work,
    { ...open, attempted: true, auto_advance: next !== null, next_payment_attempt: next },
    'invoice.payment_failed',
  )
  const subscription = subscriptionOf(work, open)
  const status = by_schedule ? (next === null ? 'unpaid' : 'past_due') : subscription.status
  if (isRunning(subscription) && status !== subscription.status)
    saveSubscription(work, { ...subscription, status }, 'customer.subscription.updated')
}
