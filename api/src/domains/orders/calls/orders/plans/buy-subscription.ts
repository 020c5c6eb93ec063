import { createHash } from 'node:crypto'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import { buy_subscription } from '@portico/shared/contract/orders/plans.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { renewalConsentVersion } from '@portico/shared/rules/subscriptions/renewal-consent.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { portalUrl } from '../../../../../portal/portal-url.ts'
import type { PlanRow } from '../../../../subscriptions/door.ts'
import { billedToAt, updateBilledTo } from '../billed-to.ts'
import { payPerUser } from '../limits.ts'
import { openPage } from '../open-page.ts'
import { ownPath, successUrl } from '../own-url.ts'
import { orderOfKey } from '../place-order.ts'
import { closePage, lockOpenOrders } from '../close-other-pages.ts'
import { earlierPlanOrders } from './earlier-plan-orders.ts'
import { placePlanOrder } from './place-plan-order.ts'
import { soldPlan } from './sold-plans.ts'
import { wantedPortal } from './wanted-portal.ts'

type Body = Input<typeof buy_subscription>['body']

/**
 * Places the order of a plan and opens its payment page, as `make_payment` does for one-time purchases: a repeated key returns its earlier order, a
 * changed price is reported before anything is written, and the provider is called outside transactions.
 */
export const buySubscription = verb(buy_subscription, async (ctx, { body }) => {
  const { actor, portal, services, inPortal, now, note } = ctx
  if (portal.kind !== 'core') return fail('payments.kind_not_supported')
  await enforceRateLimit(services.platform, payPerUser(actor.id))
  const origin = portalUrl(portal, services.config)
  const paths = { success_path: ownPath(body.success_url, origin), cancel_path: ownPath(body.cancel_url, origin) }
  const key = { user_id: actor.id, idempotency_key: body.idempotency_key }
  const request_hash = hashOf(body)
  const { address, billing_type } = body
  const billed_to = billedToAt(body.billed_to, { buyer: actor, address })
  const earlier = await inPortal(async ({ db }) => {
    const order = await orderOfKey(db, key)
    if (order && order.request_hash !== request_hash) fail('orders.key_reused')
    return order && updateBilledTo(db, { order, billed_to, address })
  })
  const forPortal = earlier ? null : await wantedPortal(services, { wanted: body.portal, buyer_id: actor.id })
  const payment_account = services.payments.accountNameOf(portal.id) ?? fail('payments.not_configured')
  const order =
    earlier ??
    (await inPortal(async (scope) => {
      const plan = await soldPlan(scope.db, body.plan_id)
      const price = checkedPrice(body, plan)
      const agreed = { plan, billing_type, price, seller: portal.name, payment_account }
      const placed = { ...key, ...paths, ...agreed, request_hash, billed_to, address, now: now() }
      await lockOpenOrders(scope, actor.id)
      return placePlanOrder(scope, { ...placed, portal: forPortal ?? fail('general.internal') })
    }))
  if (order.request_hash !== request_hash) fail('orders.key_reused')
  note(`order:${order.id}`, { total: order.total })
  if (order.status === orderStatus.pending) await closeEarlier(ctx, order.id)
  const done = successUrl({ origin, path: order.success_path, order_id: order.id })
  return { order_id: order.id, url: (await openPage(ctx, order)) ?? done }
})

/**
 * Closes the pages of earlier plan orders for the same portal, such as from another tab. If one of them was paid, closes this order instead, so that
 * no one pays twice for one subscription.
 */
async function closeEarlier(ctx: Parameters<typeof closePage>[0], order_id: number): Promise<void> {
  for (const earlier of await ctx.inPortal((scope) => earlierPlanOrders(scope, order_id))) {
    if (await closePage(ctx, earlier)) continue
    await closePage(ctx, order_id)
    fail('subscriptions.paid_elsewhere', { order: earlier })
  }
}

/** Returns the plan's price, which must match what the buyer saw and agreed to. */
function checkedPrice({ price: shown, billing_type, consent_version }: Body, plan: PlanRow): number {
  const price = subscriptionPrice({ ...plan, type: billing_type })
  if (shown !== price)
    fail('subscriptions.price_changed', {
      plan: plan.name,
      old_price: formatMoney(shown),
      new_price: formatMoney(price),
    })
  if (consent_version !== renewalConsentVersion) fail('subscriptions.consent_changed')
  return price
}

/** Hashes what must match between two requests under one idempotency key. */
const hashOf = ({ plan_id, billing_type, price, portal, address }: Body): string =>
  createHash('sha256')
    .update(JSON.stringify(['subscription', plan_id, billing_type, price, portal, address.state, address.postal_code]))
    .digest('hex')
