import { isPaidKind, paidKinds, type PaidKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import type { make_payment } from '@portico/shared/contract/orders/orders.ts'
import type { BilledTo } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import type { AtEnd, Actor, Context, Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Portal } from '../../../../portal/portal.ts'
import { updateBilledTo } from './billed-to.ts'
import { checkSeenPrices } from './check-seen-prices.ts'
import { lockOpenOrders } from './close-other-pages.ts'
import { lineKinds } from './kinds/line-kinds.ts'
import { accountNow } from '../../paid-into.ts'
import { orderOfKey, placeOrder, type NewOrder, type OrderRow } from './place-order.ts'
import { genuineStamps } from './price-on-page.ts'
import { quoteLines, type Quote } from './quote-lines.ts'
import { rejectProcessing } from './reject-processing.ts'
import { rejectRecentPurchase } from './reject-recent-purchase.ts'
import { rejectStillTaking } from './reject-still-taking.ts'
import { calculationOf, requireKnownTax, withTaxAnswer } from './tax/tax-of-order.ts'

type Ctx = Pick<Context & AtEnd, 'portal' | 'services' | 'inPortal' | 'now'> & { actor: Actor }
type Body = Input<typeof make_payment>['body']
export type OrderInput = {
  type: PaidKind
  body: Pick<Body, 'price' | 'lines' | 'coupon' | 'address' | 'idempotency_key' | 'besides' | 'besides_processing'>
  request_hash: string
  billed_to: BilledTo
  success_path: string
  cancel_path: string
  is_purchase_order: boolean
}
type Charged = Pick<NewOrder, 'payment_account' | 'platform_fee'>
type How = {
  /** which account receives the payment */
  charged: (db: Scope['db'], quote: Quote) => Promise<Charged>
  also?: NewOrder['also']
}

/** Returns the kind of order of this name if this portal sells it. */
export function requireSoldHere(portal: Portal, type: string): PaidKind {
  return isPaidKind(type) && hasStorefront(portal) ? type : fail('payments.kind_not_supported')
}

/**
 * Places an order at current prices, however it is paid. A repeated key returns its earlier order before anything is priced again; a changed price is
 * reported before anything is written; the tax service is only called outside transactions.
 */
export async function placeAtCurrentPrices(ctx: Ctx, wish: OrderInput, how: How): Promise<OrderRow> {
  const { portal, services, inPortal } = ctx
  const attempt = () => inPortal((scope) => placeOnce(ctx, { scope, wish, how }))
  const order = await withTaxAnswer(services, { portal_id: portal.id, attempt })
  return order.request_hash === wish.request_hash ? order : fail('orders.key_reused')
}

type Placing = { scope: Scope; wish: OrderInput; how: How }

async function placeOnce(ctx: Ctx, { scope, wish, how }: Placing): Promise<OrderRow> {
  const { actor, portal, services, now } = ctx
  const { body, type } = wish
  const { lines, coupon, address } = body
  await lockOpenOrders(scope, actor.id)
  const earlier = await sameOrder(scope, { actor, wish })
  if (earlier) return earlier
  const { is_purchase_order } = wish
  const cart = cartOf({ actor, wish })
  await rejectProcessing(scope, { ...cart, besides_processing: body.besides_processing ?? [] })
  await rejectRecentPurchase(scope, { ...cart, is_purchase_order, now: now() })
  const quote = await quoteLines(scope.db, {
    wanted: { type, lines, coupon, address },
    buyer_id: actor.id,
    time_zone: portal.time_zone,
    account: await accountNow(scope.db, services, portal.id),
    now: now(),
  })
  requireKnownTax(quote)
  await rejectStillTaking(scope, { user_id: actor.id, lines, quote, now: now() })
  checkSeenPrices({ shown: body, quote, unnamed: lineKinds[paidKinds[type]].unnamed })
  return placeQuotedOrder(ctx, { scope, quote, wish, how })
}

/** Returns the cart that an order is placed for, and the orders of the same cart that its buyer knows about. */
export const cartOf = ({ actor, wish: { type, body } }: { actor: Actor; wish: Pick<OrderInput, 'type' | 'body'> }) => ({
  user_id: actor.id,
  type,
  ids: body.lines.map(({ id }) => id),
  besides: body.besides ?? [],
})

async function sameOrder({ db }: Scope, { actor, wish }: { actor: Actor; wish: OrderInput }): Promise<OrderRow | null> {
  const { billed_to, request_hash, body } = wish
  const earlier = await orderOfKey(db, { user_id: actor.id, idempotency_key: body.idempotency_key })
  if (earlier && earlier.request_hash !== request_hash) fail('orders.key_reused')
  return earlier && updateBilledTo(db, { order: earlier, billed_to, address: body.address })
}

/** Writes the order as quoted, with the proofs of its prices. */
async function placeQuotedOrder(
  { actor, services, portal, now }: Ctx,
  { scope, quote, wish, how }: Placing & { quote: Quote },
): Promise<OrderRow> {
  const { body, ...kept } = wish
  const { lines, total, coupon, tax_mode, tax_exemption_id } = quote
  return placeOrder(scope, {
    ...kept,
    user_id: actor.id,
    idempotency_key: body.idempotency_key,
    address: body.address,
    stamps: genuineStamps(
      { lines: body.lines, kind: paidKinds[wish.type], portal_id: portal.id },
      services.secrets.prices,
    ),
    seats_for: new Map(body.lines.flatMap(({ id, seats_for }) => (seats_for ? [[id, seats_for]] : []))),
    ...(await how.charged(scope.db, quote)),
    tax_calculation: await calculationOf(scope.db, quote),
    lines,
    total,
    coupon,
    tax_mode,
    tax_exemption_id,
    now: now(),
    also: how.also,
  })
}
