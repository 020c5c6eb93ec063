import type Stripe from 'stripe'
import type { Buyer } from '../checkout/complete-session.ts'
import type { Card } from '../checkout/read-card.ts'
import { customerDetails } from '../objects/checkout-session.ts'
import { customer } from '../objects/customer.ts'
import { emitEvent } from '../objects/emit-event.ts'
import { subscription } from '../objects/subscription.ts'
import type { Work } from '../work.ts'
import { settleWithCharge } from './attempt-payment.ts'
import { draftInvoice, finalizeInvoice } from './invoicing.ts'
import { storeCard } from './store-card.ts'
import { periodLines } from './lines.ts'
import { fullAmounts } from './plan-change.ts'
import { saveCustomer, saveSubscription } from './save-and-emit.ts'
import type { WireSubscription } from './wire.ts'

/** A card charged for the first period, before any of the objects below exist. */
interface Paid {
  card: Card
  card_number: string
  intent: Stripe.PaymentIntent
  attempt: Stripe.Charge
}

/** Completes a paid session of mode subscription: creates customer, card, subscription and first invoice, all or none. */
export function startSubscription(
  work: Work,
  session: Stripe.Checkout.Session,
  { buyer, paid }: { buyer: Buyer; paid: Paid | null },
): void {
  const owner = ownerOf(work, session, buyer)
  const method =
    paid && storeCard(work, { ...paid, id: String(paid.attempt.payment_method), customer: owner, email: buyer.email })
  const started = firstPeriod(work, session, { customer: owner.id, default_payment_method: method?.id ?? null })
  const draft = draftInvoice(work, started, {
    lines: periodLines(work, started.items.data),
    billing_reason: 'subscription_create',
    period: { start: work.now_s, end: work.now_s },
    finalizes_at: work.now_s,
  })
  const intent = paid ? { ...paid.intent, customer: owner.id, setup_future_usage: 'off_session' as const } : undefined
  const open = finalizeInvoice(work, draft, intent)
  if (paid && intent) settleWithCharge(work, { ...open, attempt_count: 1 }, { intent, charged: paid.attempt })
  const complete: Stripe.Checkout.Session = {
    ...session,
    customer: owner.id,
    customer_details: customerDetails(buyer),
    invoice: draft.id,
    // As at Stripe, the payment belongs to the subscription's invoice, not to the session.
    payment_intent: null,
    payment_status: 'paid',
    status: 'complete',
    subscription: started.id,
    url: null,
  }
  work.tx.put('sessions', complete)
  emitEvent(work, 'checkout.session.completed', complete)
}

function ownerOf(work: Work, session: Stripe.Checkout.Session, { email, name }: Buyer): Stripe.Customer {
  const known = work.tx.get('customers', String(session.customer))
  if (known) return known
  const made = customer({ now_s: work.now_s, email, name })
  saveCustomer(work, made, 'customer.created')
  return made
}

function firstPeriod(
  work: Work,
  session: Stripe.Checkout.Session,
  owned: { customer: string; default_payment_method: string | null },
): WireSubscription {
  const secret = work.tx.get('session_secrets', session.id)
  const prices = (secret?.line_items ?? []).flatMap(({ price, quantity }) =>
    price ? [{ price, quantity: quantity ?? 1 }] : [],
  )
  const made = subscription({
    ...owned,
    now_s: work.now_s,
    currency: session.currency ?? 'usd',
    description: secret?.subscription_data?.description,
    metadata: secret?.subscription_data?.metadata ?? {},
    prices,
  })
  work.tx.put('subscription_secrets', {
    id: made.id,
    billed: fullAmounts(made.items.data),
    pending_lines: [],
    told_s: null,
    waiting: null,
  })
  return saveSubscription(work, made, 'customer.subscription.created')
}
