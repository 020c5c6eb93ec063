import type Stripe from 'stripe'
import { periodEnd } from '../billing/period.ts'
import type { WireItem, WirePlan, WireSubscription } from '../billing/wire.ts'
import type { WirePrice } from '../store/tables.ts'
import { newId } from './new-id.ts'

interface NewSubscription {
  now_s: number
  customer: string
  currency: string
  default_payment_method: string | null
  description?: string | undefined
  metadata: Record<string, string>
  prices: { price: WirePrice; quantity: number }[]
}

/** A subscription whose first invoice is not paid yet. It has no period of its own; its items have. */
export function subscription(made: NewSubscription): WireSubscription {
  const id = newId('sub_1')
  const items = made.prices.map(({ price, quantity }) =>
    subscriptionItem({ subscription: id, price, quantity, start: made.now_s, anchor: made.now_s, now_s: made.now_s }),
  )
  return {
    ...unasked(),
    id,
    object: 'subscription',
    billing_cycle_anchor: made.now_s,
    created: made.now_s,
    currency: made.currency,
    customer: made.customer,
    default_payment_method: made.default_payment_method,
    description: made.description ?? null,
    items: itemList(id, items),
    metadata: made.metadata,
    start_date: made.now_s,
    status: 'incomplete',
  }
}

export const itemList = (id: string, data: WireItem[]): WireSubscription['items'] => ({
  object: 'list',
  data,
  has_more: false,
  url: `/v1/subscription_items?subscription=${id}`,
})

export function subscriptionItem(made: {
  subscription: string
  price: WirePrice
  quantity: number
  start: number
  anchor: number
  now_s: number
}): WireItem {
  const { price, quantity } = made
  return {
    id: newId('si_'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: made.now_s,
    current_period_end: periodEnd(made.anchor, intervalOf(price), made.start),
    current_period_start: made.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: made.subscription,
    tax_rates: [],
  }
}

/** The charge interval of a recurring price; throws for one-time prices. */
export function intervalOf({ id, recurring }: WirePrice): Stripe.Price.Recurring {
  if (!recurring) throw new Error(`price ${id} is not recurring`)
  return recurring
}

/** The legacy plan object of a price, which items still carry. */
export function planOf(price: WirePrice): WirePlan {
  const { interval, interval_count } = intervalOf(price)
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

/** Fields that our subscriptions never use, with Stripe's values. */
const unasked = () =>
  ({
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }) satisfies Partial<WireSubscription>
