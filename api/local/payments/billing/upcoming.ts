import { newId } from '../objects/new-id.ts'
import type { Work } from '../work.ts'
import { changeSubscription } from './change-subscription.ts'
import { endPeriod } from './end-period.ts'
import { isRunning, periodOf, secretOf } from './of-subscription.ts'
import { planChange, type Change } from './plan-change.ts'
import { draftInvoice } from './invoicing.ts'
import { endPhase } from './schedules.ts'
import { scratch } from './scratch.ts'
import type { WireInvoice, WireSubscription } from './wire.ts'

/** Returns the invoice due at the end of this period, computed on a copy, or null if there is none. */
export function upcomingInvoice(work: Work, subscription: WireSubscription): WireInvoice | null {
  const { end } = periodOf(subscription)
  const trial = scratch({ ...work, now_s: end })
  const schedule = trial.tx.get('subscription_schedules', subscription.schedule ?? '')
  if (schedule?.current_phase?.end_date === end) endPhase(trial, schedule)
  const then = trial.tx.get('subscriptions', subscription.id)
  if (then && isRunning(then)) endPeriod(trial, then)
  return madeIn(trial, work, subscription)
}

/** Previews a change: the invoice it creates at once, or the next invoice including the change. */
export function previewChange(work: Work, subscription: WireSubscription, change: Change): WireInvoice | null {
  const secret = secretOf(work, subscription.id)
  const planned = planChange(work, { subscription, billed: secret.billed }, change)
  const trial = scratch(work)
  if (!planned.bills_at_once) {
    const changed = changeSubscription(trial, subscription, { change, behavior: 'allow_incomplete' })
    return upcomingInvoice(trial, changed)
  }
  draftInvoice(trial, subscription, {
    lines: [...secret.pending_lines, ...planned.lines],
    billing_reason: 'upcoming',
    period: { start: periodOf(subscription).start, end: work.now_s },
    finalizes_at: work.now_s,
  })
  return madeIn(trial, work, subscription)
}

function madeIn(trial: Work, work: Work, { id }: WireSubscription): WireInvoice | null {
  const made = trial.tx
    .all('invoices')
    .findLast(
      (invoice) =>
        invoice.parent?.subscription_details?.subscription === id && work.tx.get('invoices', invoice.id) === undefined,
    )
  if (!made) return null
  const upcoming_id = newId('upcoming_in_1')
  return {
    ...made,
    id: upcoming_id,
    billing_reason: 'upcoming',
    lines: { ...made.lines, data: made.lines.data.map((line) => ({ ...line, invoice: upcoming_id })) },
    next_payment_attempt: made.automatically_finalizes_at,
  }
}
