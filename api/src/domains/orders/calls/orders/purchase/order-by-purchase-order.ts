import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { order_by_purchase_order } from '@portico/shared/contract/orders/purchase.ts'
import { largestTotal_cents, mostUnpaid } from '@portico/shared/rules/orders/order-limits.ts'
import { postalAddressText } from '@portico/shared/rules/orders/receipts/postal-address-text.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { orders, purchaseOrders } from '../../../tables.ts'
import { portalSettings } from '../../../../portals/tables.ts'
import type { Scope } from '../../../../../kernel/context.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { accountNow } from '../../../paid-into.ts'
import { portalUrl } from '../../../../../portal/portal-url.ts'
import { closeCartPages, type CartToClose } from '../close-other-pages.ts'
import { completeOrder } from '../complete-order.ts'
import { payPerUser } from '../limits.ts'
import { requestHash } from '../order-request.ts'
import { ownPath, successUrl } from '../own-url.ts'
import { rejectPaidCart } from '../place-as-only-page.ts'
import { orderOfKey } from '../place-order.ts'
import { cartOf, placeAtCurrentPrices, requireSoldHere } from '../place-at-current-prices.ts'
import { savePurchase } from './save-purchase.ts'

/** Places an order to be paid by hand. It grants only what credit terms allow, in the same transaction. */
export const orderByPurchaseOrder = verb(order_by_purchase_order, async (ctx, { body }) => {
  const { actor, portal, services, inPortal, now, note } = ctx
  const { address, organization, number, contact_name, contact_email } = body
  const type = requireSoldHere(portal, body.type)
  await enforceRateLimit(services.platform, payPerUser(actor.id))
  const origin = portalUrl(portal, services.config)
  const success_path = ownPath(body.success_url, origin)
  const billed_to = {
    name: contact_name,
    company: organization,
    po_number: number,
    address: postalAddressText(address),
  }
  const request_hash = requestHash({ ...body, purchase: [organization, number, contact_name, contact_email] })
  const kept = { success_path, cancel_path: success_path, billed_to, request_hash, is_purchase_order: true }
  const wish = { type, body, ...kept }
  const cart = cartOf({ actor, wish })
  await closeCardPages(ctx, cart, body)
  const order = await placeAtCurrentPrices(ctx, wish, {
    charged: async (db, { total, tax_hash }) => {
      if (total > largestTotal_cents) fail('payments.kind_not_supported')
      await requirePurchaseOrderAllowed(db, actor.id)
      // Set only if a tax service calculated the tax: the account that did.
      return { payment_account: tax_hash && (await accountNow(db, services, portal.id)), platform_fee: 0 }
    },
    also: (scope, placed) =>
      savePurchase(scope, {
        order: placed,
        said: { organization, number, contact_name, contact_email },
        time_zone: portal.time_zone,
        now: now(),
      }),
  })
  // Closes a page that another tab opened at the same moment.
  await closeCartPages(ctx, { ...cart, before: order.id })
  note(`order:${order.id}`, { total: order.total, purchase_order: number })
  if (order.total === 0)
    await inPortal((scope) =>
      completeOrder(scope, { order_id: order.id, payment_intent_id: null, paid_with: null, now: now() }),
    )
  return { order_id: order.id, url: successUrl({ origin, path: order.success_path, order_id: order.id }) }
})

/**
 * Closes open card pages of the same cart, so that what is billed to an organization is not also paid by card; nothing is granted until that is
 * certain.
 */
async function closeCardPages(
  ctx: Parameters<typeof closeCartPages>[0],
  cart: CartToClose,
  { idempotency_key }: { idempotency_key: string },
): Promise<void> {
  const placed = await ctx.inPortal(({ db }) => orderOfKey(db, { user_id: cart.user_id, idempotency_key }))
  if (!placed) rejectPaidCart(await closeCartPages(ctx, cart))
}

/**
 * Requires that the portal accepts purchase orders, and limits a buyer's unpaid ones, which hold prices and coupons; orders granted on terms are
 * limited by the terms instead.
 */
async function requirePurchaseOrderAllowed(db: Scope['db'], user_id: number): Promise<void> {
  const [setting] = await db.select({ takes: portalSettings.takes_purchase_orders }).from(portalSettings)
  if (!setting?.takes) fail('orders.no_purchase_orders')
  // One at a time per buyer, so that parallel orders are counted, too.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('unpaid purchase orders', ${user_id}))`)
  const unpaid = and(eq(orders.user_id, user_id), orders.is_purchase_order, eq(orders.status, orderStatus.pending))
  const onTerms = db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.order_id, orders.id), isNotNull(purchaseOrders.due_on)))
  if ((await db.$count(orders, and(unpaid, notExists(onTerms)))) >= mostUnpaid)
    fail('orders.many_unpaid', { most: mostUnpaid })
}
