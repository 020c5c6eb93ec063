import { and, asc, eq, exists, lt, not, sql } from 'drizzle-orm'
import { orderStates, orderStatus } from '@portico/shared/states/orders/order.ts'
import type { PaidKind } from '@portico/shared/states/orders/sold-kind.ts'
import { orders } from '../../tables.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail, Refusal } from '../../../../kernel/fail.ts'
import type { Services } from '../../../../kernel/services.ts'
import { accountOfOrder } from '../../account-of-order.ts'
import { followCoupon } from '../../follow-coupon.ts'
import { noteStep } from '../../note-step.ts'
import { overlappingLines } from './overlapping-lines.ts'
import { settleOrder } from './settle-order.ts'

type In = { services: Services; inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T> }
/** The cart that a buyer is about to pay for: its kind and the ids of its lines. */
export type OwnCart = { user_id: number; type: PaidKind; ids: readonly number[] }
export type CartToClose = OwnCart & {
  /** orders of the same cart that the buyer knows about and pays in addition */ besides: readonly number[]
  /** ignores this order and later ones */ before?: number
  /** closes only pages that sell some of the same items */ only_shared?: boolean
}

const unpaid = [orderStatus.pending, orderStatus.failed]
/** The provider's sessions last a day. */
const longestPage_ms = 25 * 60 * 60 * 1000

/** Serializes the orders of one buyer, so that each sees the earlier ones. */
export const lockOpenOrders = ({ db }: Scope, user_id: number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(current_portal()::integer, hashtext(${`open orders of ${user_id}`}))`)

/**
 * Closes all other payment pages of the buyer's cart. Returns the order among them that is paid, or being paid, for some of the same items; null if
 * there is none.
 */
export async function closeCartPages(ctx: In, cart: CartToClose): Promise<number | null> {
  const open = await ctx.inPortal((scope) => openCartOrders(scope, cart))
  let paid: number | null = null
  for (const { id, created_at, shares } of open) {
    if (cart.only_shared && !shares) continue
    const isOver = ctx.services.now().getTime() - created_at.getTime() > longestPage_ms
    const isClosed = await closePage(ctx, id).catch((error: unknown) => {
      // Ignores provider errors for an order that shares no items, because it cannot charge anything twice, and a missing account once the page's
      // session has expired.
      if (error instanceof Refusal && (!shares || (isOver && error.code === 'payments.account_missing'))) return true
      throw error
    })
    if (!isClosed && shares && !cart.besides.includes(id)) paid ??= id
  }
  return paid
}

async function openCartOrders({ db }: Scope, { user_id, type, ids, before }: CartToClose) {
  const isOwn = and(eq(orders.user_id, user_id), eq(orders.type, type), not(orders.is_purchase_order))
  const isEarlier = before === undefined ? undefined : lt(orders.id, before)
  return db
    .select({
      id: orders.id,
      created_at: orders.created_at,
      shares: sql<boolean>`${exists(overlappingLines(db, { type, ids }))}`,
    })
    .from(orders)
    .where(and(isOwn, eq(orders.status, orderStatus.pending), isEarlier))
    .orderBy(asc(orders.id))
}

/** Closes an order's payment page for good. Returns false if it was paid or its bank is still deciding. */
export async function closePage({ services, inPortal }: In, order_id: number): Promise<boolean> {
  const order = await inPortal((scope) => cancelUnopened(scope, { order_id, now: services.now() }))
  if (!order?.checkout_session_id) return true
  await accountOfOrder(services, order)
    .account.closeSession(order.checkout_session_id)
    .catch((error: unknown) => {
      services.log.warn({ err: error, order: order_id }, 'the payment page could not be closed')
      return fail('payments.provider_failed')
    })
  const { status } = await settleOrder({ services, inPortal, order_id })
  return status === orderStatus.cancelled || status === orderStatus.failed
}

/** Cancels an order whose page was never opened; returns any other order unchanged. */
async function cancelUnopened({ db }: Scope, { order_id, now }: { order_id: number; now: Date }) {
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  if (!order || order.checkout_session_id || !unpaid.some((status) => status === order.status)) return order
  await followCoupon(db, { order, to: 'cancelled' })
  await db.update(orders).set(orderStates.cancelled).where(eq(orders.id, order_id))
  await noteStep(db, { order_id, kind: 'cancelled', at: now })
  return undefined
}
