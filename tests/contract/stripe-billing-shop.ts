import { expect } from 'vitest'
import type { Stripe } from '../../api/local/payments/sdk-client.ts'
import { control, fake, submit } from './stripe-fake-shop.ts'
import type { PaymentService, PaymentServiceOptions } from '../../api/local/payments/start-payment-service.ts'

/** 2027-01-31 10:20:30 UTC: a day of the month that most months lack. */
export const BEGIN_S = Date.UTC(2027, 0, 31, 10, 20, 30) / 1000
export const DAY_S = 24 * 60 * 60
export const HOUR_S = 60 * 60

export interface Shop {
  service: PaymentService
  stripe: Stripe
  data_dir: string
  prices: { basic: Stripe.Price; team: Stripe.Price; yearly: Stripe.Price }
  /** sets the clock to an instant */
  to(at_s: number): Promise<void>
  told(): Promise<string[]>
}

/** Starts a service whose clock is fixed at BEGIN_S, with two monthly prices and a yearly one. */
export async function billingShop(options: Partial<PaymentServiceOptions> = {}): Promise<Shop> {
  const made = await fake({ now: () => BEGIN_S * 1000, ...options })
  const { stripe } = made
  const product = async (name: string) => (await stripe.products.create({ name })).id
  const price = async (name: string, unit_amount: number, interval: 'month' | 'year') =>
    stripe.prices.create({ product: await product(name), currency: 'usd', unit_amount, recurring: { interval } })
  const prices = {
    basic: await price('Basic', 4900, 'month'),
    team: await price('Team', 12_900, 'month'),
    yearly: await price('Basic, yearly', 49_000, 'year'),
  }
  return { ...made, prices, ...clockOf(made.service), told: () => eventTypes(stripe) }
}

export function clockOf(service: PaymentService): { to(at_s: number): Promise<void> } {
  return {
    async to(at_s) {
      const { now } = await control<{ now: number }>(service, 'clock/advance?seconds=0')
      expect(at_s).toBeGreaterThanOrEqual(now)
      await control(service, `clock/advance?seconds=${at_s - now}`)
    },
  }
}

/** Returns the types of all events in the order in which they happened. */
async function eventTypes(stripe: Stripe): Promise<string[]> {
  const types: string[] = []
  for await (const { type } of stripe.events.list({ limit: 100 })) types.unshift(type)
  return types
}

export const checkout = (price: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  ({
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://portico.localhost:8080/orders/success/subscription?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://portico.localhost:8080/checkout/subscription',
    customer_email: 'ada@example.com',
    subscription_data: { metadata: { portal_id: '3' } },
    ...more,
  }) satisfies Stripe.Checkout.SessionCreateParams

/** Subscribes on the hosted page. */
export async function subscribed(shop: Shop, price = shop.prices.basic): Promise<Stripe.Subscription> {
  const session = await shop.stripe.checkout.sessions.create(checkout(price.id))
  expect((await submit(session)).status).toBe(303)
  const { subscription } = await shop.stripe.checkout.sessions.retrieve(session.id)
  return shop.stripe.subscriptions.retrieve(String(subscription))
}

export const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data
  if (!item) throw new Error('no item')
  return item
}

/** Replaces the subscription's card with one that is declined from now on. */
export async function breakCard({ stripe }: Shop, { id, customer }: Stripe.Subscription): Promise<void> {
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: String(customer) })
  await stripe.subscriptions.update(id, { default_payment_method: bad.id })
}

export async function invoicesOf({ stripe }: Shop, { id }: Stripe.Subscription): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ subscription: id, limit: 100 })).data.toReversed()
}

/** Independent calculation: prorates an amount for `part` of `whole` seconds in exact integers, rounding half a cent up. */
export function partOf(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}
