import { cardDeclined } from '../api/api-error.ts'
import type { Refusal } from '../checkout/test-cards.ts'
import { itemList } from '../objects/subscription.ts'
import type { Work } from '../work.ts'
import { attemptPayment } from './attempt-payment.ts'
import { draftInvoice, finalizeInvoice } from './invoicing.ts'
import { periodOf, secretOf } from './of-subscription.ts'
import { planChange, type Change, type Planned } from './plan-change.ts'
import { saveInvoice, saveSubscription } from './save-and-emit.ts'
import type { WireInvoice, WireLine, WireSubscription } from './wire.ts'

export type PaymentBehavior = 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'

/** How long Stripe waits for a change to be paid before it drops the change. */
const WAITS_S = 23 * 60 * 60

/** Changes the items of a subscription, and charges for them at once if the change requires it. */
export function changeSubscription(
  work: Work,
  before: WireSubscription,
  { change, behavior }: { change: Change; behavior: PaymentBehavior },
): WireSubscription {
  const subscription = dropPendingChange(work, before)
  const secret = secretOf(work, subscription.id)
  const planned = planChange(work, { subscription, billed: secret.billed }, change)
  const lines = [...secret.pending_lines, ...planned.lines]
  if (planned.bills_at_once && behavior === 'pending_if_incomplete')
    return changeOncePaid(work, subscription, { planned, lines, at: change.at })
  const changed = saveSubscription(work, after(subscription, planned, change.at), 'customer.subscription.updated')
  work.tx.put('subscription_secrets', {
    ...secret,
    billed: planned.billed,
    pending_lines: planned.bills_at_once ? [] : lines,
  })
  if (!planned.bills_at_once) return changed
  const { refusal } = billAtOnce(work, changed, { lines, by_schedule: true })
  if (refusal && behavior === 'error_if_incomplete') throw cardDeclined(refusal)
  return current(work, changed)
}

const after = (subscription: WireSubscription, { items, is_reset }: Planned, at: number): WireSubscription => ({
  ...subscription,
  billing_cycle_anchor: is_reset ? at : subscription.billing_cycle_anchor,
  items: itemList(subscription.id, items),
})

const current = ({ tx }: Work, { id }: WireSubscription): WireSubscription => {
  const found = tx.get('subscriptions', id)
  if (!found) throw new Error(`${id} is missing`)
  return found
}

function billAtOnce(
  work: Work,
  subscription: WireSubscription,
  { lines, by_schedule }: { lines: WireLine[]; by_schedule: boolean },
): { invoice: WireInvoice; refusal: Refusal | null } {
  const { start } = periodOf(subscription)
  const draft = draftInvoice(work, subscription, {
    lines,
    billing_reason: 'subscription_update',
    period: { start, end: work.now_s },
    finalizes_at: work.now_s,
  })
  const invoice = finalizeInvoice(work, draft)
  return { invoice, refusal: invoice.status === 'open' ? attemptPayment(work, invoice, { by_schedule }) : null }
}

/** pending_if_incomplete: nothing changes until the invoice is paid. */
function changeOncePaid(
  work: Work,
  subscription: WireSubscription,
  { planned, lines, at }: { planned: Planned; lines: WireLine[]; at: number },
): WireSubscription {
  const changed = after(subscription, planned, at)
  const { invoice, refusal } = billAtOnce(work, subscription, { lines, by_schedule: false })
  const secret = secretOf(work, subscription.id)
  const { items, billed } = planned
  if (!refusal) {
    work.tx.put('subscription_secrets', { ...secret, billed, pending_lines: [] })
    const { latest_invoice, status } = current(work, subscription)
    return saveSubscription(work, { ...changed, latest_invoice, status }, 'customer.subscription.updated')
  }
  const expires_at = work.now_s + WAITS_S
  const { billing_cycle_anchor } = changed
  work.tx.put('subscription_secrets', {
    ...secret,
    waiting: { invoice: invoice.id, items, billing_cycle_anchor, billed, expires_at },
  })
  const pending_update: WireSubscription['pending_update'] = {
    billing_cycle_anchor: planned.is_reset ? at : null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at,
    metadata: null,
    subscription_items: items,
    trial_end: null,
    trial_from_plan: null,
  }
  return saveSubscription(work, { ...current(work, subscription), pending_update }, 'customer.subscription.updated')
}

/** Drops a pending change that expired or was replaced, and voids its invoice. */
export function dropPendingChange(work: Work, subscription: WireSubscription): WireSubscription {
  const secret = secretOf(work, subscription.id)
  const invoice = secret.waiting && work.tx.get('invoices', secret.waiting.invoice)
  if (!invoice) return subscription
  work.tx.put('subscription_secrets', { ...secret, waiting: null })
  saveInvoice(
    work,
    { ...invoice, status: 'void', status_transitions: { ...invoice.status_transitions, voided_at: work.now_s } },
    'invoice.voided',
  )
  return saveSubscription(
    work,
    { ...subscription, pending_update: null },
    'customer.subscription.pending_update_expired',
    'customer.subscription.updated',
  )
}
