import { emitEvent } from '../objects/emit-event.ts'
import type Stripe from 'stripe'
import { duePayouts } from '../connect/pay-out.ts'
import { decideVerification } from '../connect/verify-account.ts'
import type { Work } from '../work.ts'
import { attemptPayment } from './attempt-payment.ts'
import { dropPendingChange } from './change-subscription.ts'
import { endPeriod } from './end-period.ts'
import { finalizeInvoice } from './invoicing.ts'
import { isRunning, periodOf, secretOf } from './of-subscription.ts'
import { endPhase } from './schedules.ts'
import type { WireInvoice, WireSubscription } from './wire.ts'
import { upcomingInvoice } from './upcoming.ts'

interface Due {
  at: number
  run: (work: Work) => void
}

/** How long before a renewal invoice.upcoming is sent. */
const UPCOMING_BEFORE_S = 7 * 24 * 60 * 60

/** Runs everything that is due, each step at its own time and in chronological order, however far the clock has moved. */
export function billWhatIsDue(work: Work): void {
  for (let next = firstDue(work); next; next = firstDue(work)) next.run({ ...work, now_s: next.at })
}

function firstDue(work: Work): Due | undefined {
  let first: Due | undefined
  for (const due of allDue(work)) if (due.at <= work.now_s && (first === undefined || due.at < first.at)) first = due
  return first
}

/** Yields steps in the order in which they run when due at the same time. */
function* allDue(work: Work): Generator<Due> {
  const running = work.tx.all('subscriptions').filter(isRunning)
  for (const schedule of work.tx.all('subscription_schedules'))
    if (schedule.status === 'active' && schedule.current_phase)
      yield { at: schedule.current_phase.end_date, run: (then) => endPhase(then, schedule) }
  for (const subscription of running) yield* dueOf(work, subscription)
  for (const invoice of work.tx.all('invoices')) yield* dueOfInvoice(invoice)
  for (const { id, due_s } of work.tx.all('verifications'))
    if (due_s !== null) yield { at: due_s, run: (then) => decideVerification(then, id) }
  yield* duePayouts(work)
}

function* dueOf(work: Work, subscription: WireSubscription): Generator<Due> {
  const { start, end } = periodOf(subscription)
  const { waiting, told_s } = secretOf(work, subscription.id)
  if (waiting) yield { at: waiting.expires_at, run: (then) => void dropPendingChange(then, subscription) }
  if (end - UPCOMING_BEFORE_S > start && told_s !== end && !subscription.cancel_at_period_end)
    yield { at: end - UPCOMING_BEFORE_S, run: (then) => emitUpcoming(then, subscription) }
  yield { at: end, run: (then) => endPeriod(then, subscription) }
}

function* dueOfInvoice(invoice: WireInvoice): Generator<Due> {
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null)
    yield {
      at: invoice.automatically_finalizes_at,
      run(then) {
        const open = finalizeInvoice(then, invoice)
        if (open.status === 'open') attemptPayment(then, open, { by_schedule: true })
      },
    }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
    yield { at: invoice.next_payment_attempt, run: (then) => void attemptPayment(then, invoice, { by_schedule: true }) }
}

function emitUpcoming(work: Work, subscription: WireSubscription): void {
  work.tx.put('subscription_secrets', { ...secretOf(work, subscription.id), told_s: periodOf(subscription).end })
  const upcoming = upcomingInvoice(work, subscription)
  if (upcoming) emitEvent(work, 'invoice.upcoming', upcoming as unknown as Stripe.Invoice)
}
