import type Stripe from 'stripe'
import { isPlanName } from '@portico/shared/states/subscriptions/plan.ts'
import type { CardSubscription, Recurring, RecurringState } from './recurring.ts'

const intervals = { monthly: 'month', annual: 'year' } as const
const dateOf = (at_s: number): Date => new Date(at_s * 1000)

/** Creates the price of a plan, with idempotency keys for product and price; the plan is identified by its metadata. */
export async function priceOf(stripe: Stripe, { plan, name, billing_type, price }: Recurring): Promise<string> {
  const metadata = { plan }
  const product = await stripe.products.create({ name, metadata }, { idempotencyKey: `plan-${plan}-${name}` })
  const made = await stripe.prices.create(
    {
      product: product.id,
      currency: 'usd',
      unit_amount: price,
      recurring: { interval: intervals[billing_type] },
      metadata,
    },
    { idempotencyKey: `price-${product.id}-${billing_type}-${price}` },
  )
  return made.id
}

/** Expands everything that `readSubscription` uses. */
export const retrieve = (stripe: Stripe, id: string): Promise<Stripe.Subscription> =>
  stripe.subscriptions.retrieve(id, {
    expand: [
      'latest_invoice',
      'default_payment_method',
      'customer.invoice_settings.default_payment_method',
      'schedule',
    ],
  })

export const itemOf = ({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data
  if (!item) throw new Error(`subscription ${id} has no item`)
  return item
}

export async function readSubscription(stripe: Stripe, id: string): Promise<CardSubscription> {
  const subscription = await retrieve(stripe, id)
  const { customer, latest_invoice: invoice, ended_at, canceled_at } = subscription
  const item = itemOf(subscription)
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at !== null
  return {
    customer_id: typeof customer === 'string' ? customer : customer.id,
    state: stateOf(subscription),
    agreed: agreedOf(item.price),
    period_starts_at: dateOf(item.current_period_start),
    period_ends_at: dateOf(item.current_period_end),
    canceled_at: isEnding && canceled_at !== null ? dateOf(canceled_at) : null,
    ended_at: ended_at === null ? null : dateOf(ended_at),
    is_paid: typeof invoice === 'object' && invoice !== null && invoice.status === 'paid',
    invoice: typeof invoice === 'object' && invoice?.id ? { id: invoice.id, charged: invoice.amount_paid } : null,
    card: cardOf(subscription),
    next: ended_at === null ? await nextOf(stripe, subscription) : null,
  }
}

/** Treats unknown statuses as unpaid, so that they grant nothing. */
const stateOf = ({ status }: Stripe.Subscription): RecurringState =>
  status === 'canceled' || status === 'incomplete_expired' ? 'ended' : (states[status] ?? 'unpaid')
const states: Readonly<Record<string, RecurringState>> = {
  incomplete: 'incomplete',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
}

export function agreedOf({ id, metadata, recurring, unit_amount }: Stripe.Price): CardSubscription['agreed'] {
  const { plan = '' } = metadata
  if (!isPlanName(plan) || !recurring) throw new Error(`price ${id} is of no plan`)
  return { plan, billing_type: recurring.interval === 'year' ? 'annual' : 'monthly', price: unit_amount ?? 0 }
}

/** Returns the card that the next payment is charged to. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): CardSubscription['card'] {
  const ofCustomer =
    typeof customer === 'object' && !('deleted' in customer) ? customer.invoice_settings.default_payment_method : null
  const method = own ?? ofCustomer
  if (typeof method !== 'object' || !method?.card) return null
  const { brand, last4, exp_month, exp_year } = method.card
  return { brand, last4, exp_month, exp_year }
}

/** The key of the metadata in which a planned change waits while its subscription is canceled. */
export const nextPrice = 'next_price'

/** Returns the price of the phase after the current one, if a change is scheduled for the end of the period. */
export function scheduledPrice({ schedule }: Stripe.Subscription): string | null {
  if (typeof schedule !== 'object' || schedule?.status !== 'active') return null
  const later = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.end_date)
  const price = later?.items[0]?.price
  if (!price) return null
  return typeof price === 'string' ? price : price.id
}

/** Returns what begins with the next period. If the subscription is canceled, it does so only once it is resumed. */
async function nextOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<CardSubscription['next']> {
  const price = scheduledPrice(subscription) ?? subscription.metadata[nextPrice]
  return price ? agreedOf(await stripe.prices.retrieve(price)) : null
}
