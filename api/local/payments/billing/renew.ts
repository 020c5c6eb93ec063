import { intervalOf, itemList } from '../objects/subscription.ts'
import type { Work } from '../work.ts'
import { draftInvoice } from './invoicing.ts'
import { periodLines } from './lines.ts'
import { periodOf, secretOf } from './of-subscription.ts'
import { periodEnd } from './period.ts'
import { fullAmounts } from './plan-change.ts'
import { saveSubscription } from './save-and-emit.ts'
import type { WireSubscription } from './wire.ts'

/** Stripe keeps a renewal invoice as a draft for an hour, so that the seller can still add to it. */
const DRAFT_S = 60 * 60

/** Begins the next period, with an invoice for it and for pending lines. For an unpaid subscription the invoice stays a draft. */
export function renew(work: Work, subscription: WireSubscription): void {
  const { start, end } = periodOf(subscription)
  const secret = secretOf(work, subscription.id)
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: end,
    current_period_end: periodEnd(subscription.billing_cycle_anchor, intervalOf(item.price), end),
  }))
  const renewed = { ...subscription, items: itemList(subscription.id, items) }
  const invoice = draftInvoice(work, renewed, {
    lines: [...secret.pending_lines, ...periodLines(work, items)],
    billing_reason: 'subscription_cycle',
    period: { start, end },
    finalizes_at: subscription.status === 'unpaid' ? null : work.now_s + DRAFT_S,
  })
  work.tx.put('subscription_secrets', { ...secret, billed: fullAmounts(items), pending_lines: [] })
  saveSubscription(work, { ...renewed, latest_invoice: invoice.id }, 'customer.subscription.updated')
}
