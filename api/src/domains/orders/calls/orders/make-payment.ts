import { make_payment } from '@portico/shared/contract/orders/orders.ts'
import { isTooSmall, largestTotal_cents, smallestCharge } from '@portico/shared/rules/orders/order-limits.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import type { Services } from '../../../../kernel/services.ts'
import { verb } from '../../../../kernel/verb.ts'
import { paidInto } from '../../paid-into.ts'
import type { Portal } from '../../../../portal/portal.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import { billedToAt } from './billed-to.ts'
import { completeOrder } from './complete-order.ts'
import { payPerUser } from './limits.ts'
import { openPage } from './open-page.ts'
import { requestHash } from './order-request.ts'
import { ownPath, successUrl } from './own-url.ts'
import type { NewOrder } from './place-order.ts'
import { placeAsOnlyPage } from './place-as-only-page.ts'
import { cartOf, placeAtCurrentPrices, requireSoldHere } from './place-at-current-prices.ts'

/** Places the order and opens the only payment page of its cart; the provider is always called outside transactions. */
export const makePayment = verb(make_payment, async (ctx, { body }) => {
  const { actor, portal, services, inPortal, now, note } = ctx
  const type = requireSoldHere(portal, body.type)
  await enforceRateLimit(services.platform, payPerUser(actor.id))
  const origin = portalUrl(portal, services.config)
  const cancel_path = ownPath(body.cancel_url, origin)
  const success_path = body.success_url === undefined ? cancel_path : ownPath(body.success_url, origin)
  const billed_to = billedToAt(body.billed_to, { buyer: actor, address: body.address })
  const kept = { success_path, cancel_path, billed_to, request_hash: requestHash(body), is_purchase_order: false }
  const wish = { type, body, ...kept }
  const order = await placeAsOnlyPage(ctx, cartOf({ actor, wish }), () =>
    placeAtCurrentPrices(ctx, wish, {
      charged: (db, { total, tax }) => chargedBy(db, services, { portal, total, tax: tax ?? 0 }),
    }),
  )
  note(`order:${order.id}`, { total: order.total })

  const done = { order_id: order.id, url: successUrl({ origin, path: order.success_path, order_id: order.id }) }
  if (order.total === 0) {
    await inPortal((scope) =>
      completeOrder(scope, { order_id: order.id, payment_intent_id: null, paid_with: null, now: now() }),
    )
    return done
  }
  return { order_id: order.id, url: (await openPage(ctx, order)) ?? done.url }
})

/** Returns the account that receives this total and the platform's fee; no account if there is nothing to pay. */
async function chargedBy(
  db: Scope['db'],
  services: Services,
  sum: { portal: Portal; total: number; tax: number },
): Promise<Pick<NewOrder, 'payment_account' | 'platform_fee'>> {
  const { total } = sum
  if (total === 0) return { payment_account: null, platform_fee: 0 }
  if (total > largestTotal_cents) fail('payments.kind_not_supported')
  if (isTooSmall(total)) fail('payments.too_small', { total: formatMoney(total), least: formatMoney(smallestCharge) })
  return paidInto(db, services, sum)
}
