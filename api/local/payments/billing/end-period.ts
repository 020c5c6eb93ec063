import type { Work } from '../work.ts'
import { draftInvoice } from './invoicing.ts'
import { periodOf, secretOf } from './of-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { renew } from './renew.ts'
import type { WireSubscription } from './wire.ts'

/** Ends a period: starts the next one, or cancels the subscription if requested, with an invoice for pending lines. */
export function endPeriod(work: Work, subscription: WireSubscription): void {
  if (!subscription.cancel_at_period_end) {
    renew(work, subscription)
    return
  }
  const ended = endSubscription(work, subscription)
  const secret = secretOf(work, subscription.id)
  if (secret.pending_lines.length === 0) return
  work.tx.put('subscription_secrets', { ...secret, pending_lines: [] })
  draftInvoice(work, ended, {
    lines: secret.pending_lines,
    billing_reason: 'subscription_cycle',
    period: periodOf(subscription),
    finalizes_at: work.now_s + 60 * 60,
  })
}
