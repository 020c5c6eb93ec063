import type Stripe from 'stripe'
import type { Work } from '../work.ts'
import { invoicesOf, secretOf } from './of-subscription.ts'
import { saveInvoice, saveSchedule, saveSubscription } from './save-and-emit.ts'
import type { WireSubscription } from './wire.ts'

/** Ends a subscription for good. Stops collecting its invoices, but those still open can be paid. */
export function endSubscription(
  work: Work,
  subscription: WireSubscription,
  details: Partial<Stripe.Subscription.CancellationDetails> = {},
): WireSubscription {
  for (const invoice of invoicesOf(work, subscription.id))
    if (invoice.status === 'open' || invoice.status === 'draft')
      saveInvoice(
        work,
        { ...invoice, auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null },
        'invoice.updated',
      )
  const schedule = work.tx.get('subscription_schedules', subscription.schedule ?? '')
  if (schedule?.status === 'active')
    saveSchedule(
      work,
      { ...schedule, status: 'canceled', canceled_at: work.now_s, current_phase: null },
      'subscription_schedule.canceled',
    )
  work.tx.put('subscription_secrets', { ...secretOf(work, subscription.id), waiting: null })
  const before = subscription.cancellation_details ?? {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
  }
  return saveSubscription(
    work,
    {
      ...subscription,
      canceled_at: subscription.canceled_at ?? work.now_s,
      cancellation_details: { ...before, reason: 'cancellation_requested', ...details },
      ended_at: work.now_s,
      pending_update: null,
      status: 'canceled',
    },
    'customer.subscription.deleted',
  )
}
