import type { Stripe } from '../../../api/local/payments/sdk-client.ts'
import { task as moved } from '../../../api/src/domains/subscriptions/reactions/subscriptions.moved.ts'
import { buy_subscription } from '../../../shared/src/contract/orders/plans.ts'
import { renewalConsentVersion } from '../../../shared/src/rules/subscriptions/renewal-consent.ts'
import type { BillingType } from '../../../shared/src/states/subscriptions/subscription.ts'
import { jobContext } from '../../support/job-context.ts'
import type { Person } from '../../support/world.ts'
import { austin, newKey, payAt, type Shop } from './shop.ts'

export const prices = {
  growing: { id: 1, monthly: 9900, annual: 99_000 },
  established: { id: 2, monthly: 24_900, annual: 249_000 },
  enterprise: { id: 3, monthly: 59_900, annual: 599_000 },
} as const
export type PlanKey = keyof typeof prices

let slugs = 0
export const wanted = (plan: PlanKey, billing_type: BillingType, more: object = {}) => ({
  plan_id: prices[plan].id,
  billing_type,
  price: prices[plan][billing_type],
  portal: { kind: 'new' as const, name: `Fresh ${(slugs += 1)}`, slug: `fresh-${slugs}` },
  consent_version: renewalConsentVersion,
  is_renewal_agreed: true as const,
  address: austin,
  success_url: '/orders/success/subscription',
  cancel_url: '/checkout/subscription',
  idempotency_key: newKey(),
  ...more,
})

export type Bought = { order_id: number; url: string; slug: string }

export async function buy(buyer: Pick<Person, 'call'>, body: ReturnType<typeof wanted>): Promise<Bought> {
  return { ...(await buyer.call(buy_subscription, { body })), slug: body.portal.slug }
}

/** Does what the worker would do for these orders. */
export async function fulfillPlanOrders(shop: Shop, order_ids: readonly number[]): Promise<void> {
  const context = await jobContext(shop.world)
  for (const order_id of order_ids) await moved(context, { order_id })
}

/** Delivers all events so far, once each in order, and runs the jobs that follow. */
export async function deliverAll(shop: Shop): Promise<void> {
  for (const event of await shop.events()) await shop.deliver(event)
  const orders = await shop.owner<{ order_id: number }[]>`select order_id from plan_orders order by id`
  await fulfillPlanOrders(
    shop,
    orders.map(({ order_id }) => order_id),
  )
}

/** Buys and pays a plan, delivers its events and runs the jobs that follow. */
export async function subscribed(shop: Shop, plan: PlanKey, billing_type: BillingType) {
  const buyer = await shop.person('learner')
  const bought = await buy(buyer, wanted(plan, billing_type))
  await payAt(bought.url)
  await deliverAll(shop)
  const [tenant] = await shop.owner<
    { id: number; provider_id: string; customer_id: string }[]
  >`select p.id, s.provider_id, s.customer_id from portals p join subscriptions s on s.portal_id = p.id where p.slug = ${bought.slug}`
  if (!tenant) throw new Error('no subscription was brought about')
  return { buyer, ...bought, ...tenant }
}

/** Replaces the subscription's card with one that is declined from now on, or with one that pays. */
export async function useCard(
  stripe: Stripe,
  of: { provider_id: string; customer_id: string },
  kind: 'broken' | 'good',
) {
  const name = kind === 'broken' ? 'pm_card_chargeCustomerFail' : 'pm_card_visa'
  const { id } = await stripe.paymentMethods.attach(name, { customer: of.customer_id })
  await stripe.subscriptions.update(of.provider_id, { default_payment_method: id })
}
