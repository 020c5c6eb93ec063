import type Stripe from 'stripe'
import type { ProrationBehavior, WirePhase, WireSchedule, WireSubscription } from '../billing/wire.ts'
import type { WirePrice } from '../store/tables.ts'
import { newId } from './new-id.ts'

/** A schedule created from a subscription: one phase, its current period. */
export function subscriptionSchedule(now_s: number, subscription: WireSubscription): WireSchedule {
  const [first] = subscription.items.data
  const [start, end] = [first?.current_period_start ?? now_s, first?.current_period_end ?? now_s]
  return {
    id: newId('sub_sched_1'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: now_s,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase({ start, end, items: subscription.items.data, currency: subscription.currency })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  }
}

export function phase(made: {
  start: number
  end: number
  items: readonly { price: WirePrice; quantity: number }[]
  currency: string
  proration_behavior?: ProrationBehavior | undefined
  billing_cycle_anchor?: Stripe.SubscriptionSchedule.Phase.BillingCycleAnchor | undefined
  metadata?: Record<string, string> | undefined
}): WirePhase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: made.billing_cycle_anchor ?? null,
    billing_thresholds: null,
    collection_method: null,
    currency: made.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: made.end,
    invoice_settings: null,
    items: made.items.map(({ price, quantity }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity,
      tax_rates: [],
    })),
    metadata: made.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: made.proration_behavior ?? 'create_prorations',
    start_date: made.start,
    transfer_data: null,
    trial_end: null,
  }
}
