import { make_payment } from '@portico/shared/contract/orders.ts'
import { orderStatus } from '@portico/shared/states/order.ts'
import { fail } from '../../kernel/fail.ts'
import { portalUrl } from '../../portal/portal-url.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { billedToOf, keepBilledTo } from './billed-to.ts'
import { checkShownPrices } from './check-shown-prices.ts'
import { completeOrder } from './complete-order.ts'
import { largestTotal, payPerUser } from './limits.ts'
import { openCheckout } from './open-checkout.ts'
import { requestHash } from './order-request.ts'
import { ownPath, successUrl } from './own-url.ts'
import { orderOfKey, placeOrder } from './place-order.ts'
import { priceLines } from './price-lines.ts'
import { sellableCourses } from './sellable-courses.ts'
import { settleOrder } from './settle-order.ts'

/**
 * Places the order and opens its payment page. A repeated key answers the order it made before anything is priced anew; a changed price
 * is told before anything is written; the provider is only ever asked outside of transactions.
 */
export const makePayment = verb(make_payment, async (ctx, { body }) => {
  const { actor, portal, services, inPortal, now, note } = ctx
  if (body.type !== 'course' || !hasStorefront(portal)) fail('payments.kind_not_supported')
  await takeRate(services.platform, payPerUser(actor.id))
  const origin = portalUrl(portal, services.config)
  const cancel_path = ownPath(body.cancel_url, origin)
  const success_path = body.success_url === undefined ? cancel_path : ownPath(body.success_url, origin)
  const key = { user_id: actor.id, idempotency_key: body.idempotency_key }
  const request_hash = requestHash(body)
  const billed_to = billedToOf(body.billed_to, actor)

  const order = await inPortal(async (scope) => {
    const earlier = await orderOfKey(scope.db, key)
    if (earlier) {
      if (earlier.request_hash !== request_hash) fail('orders.key_reused')
      return keepBilledTo(scope.db, { order: earlier, billed_to })
    }
    const { lines, total, gone } = priceLines({
      wanted: body.lines,
      courses: await sellableCourses(
        scope.db,
        body.lines.map((line) => line.id),
      ),
    })
    checkShownPrices({ shown: body, priced: lines, gone })
    if (total > largestTotal) fail('payments.kind_not_supported')
    const payment_account = total > 0 ? services.payments.accountNameOf(portal.id) : null
    if (total > 0 && payment_account === null) fail('payments.not_configured')
    const paths = { success_path, cancel_path }
    return placeOrder(scope, { ...key, ...paths, billed_to, request_hash, total, payment_account, lines, now: now() })
  })
  if (order.request_hash !== request_hash) fail('orders.key_reused')
  note(`order:${order.id}`, { total: order.total })

  const done = { order_id: order.id, url: successUrl({ origin, path: order.success_path, order_id: order.id }) }
  if (order.total === 0) {
    await inPortal((scope) =>
      completeOrder(scope, { order_id: order.id, payment_intent_id: null, paid_with: null, now: now() }),
    )
    return done
  }
  if (!order.checkout_url)
    return { order_id: order.id, url: await openCheckout({ services, portal, order, email: actor.email, inPortal }) }
  const { status } = await settleOrder({ services, inPortal, order_id: order.id })
  if (status === orderStatus.completed) return done
  if (status === orderStatus.cancelled || status === orderStatus.failed) fail('payments.expired')
  return { order_id: order.id, url: order.checkout_url }
})
