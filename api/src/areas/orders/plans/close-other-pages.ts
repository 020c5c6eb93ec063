import { eq, sql } from 'drizzle-orm'
import { orderStates, orderStatus } from '@portico/shared/states/order.ts'
import { orders } from '../../../db/tables/orders.ts'
import type { Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Services } from '../../../kernel/services.ts'
import { accountOfOrder } from '../../../orders/account-of-order.ts'
import { noteStep } from '../../../orders/note-step.ts'
import { settleOrder } from '../settle-order.ts'

type In = { services: Services; inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T> }
const open = [orderStatus.pending, orderStatus.failed]

/** One buyer's orders of plans are placed one after the other, so that each sees those before it. */
export const lockPlanOrders = ({ db }: Scope, user_id: number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(current_portal()::integer, hashtext(${`plan orders of ${user_id}`}))`)

/** What the same buyer ordered before this order for the same portal, and may still pay. */
export async function earlierOpenOrders({ db }: Scope, order_id: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select o.id from orders own join plan_orders this on this.order_id = own.id
    join orders o on o.user_id = own.user_id and o.id < own.id and o.status in (${orderStatus.pending}, ${orderStatus.failed})
    join plan_orders p on p.order_id = o.id and (p.tenant_id = this.tenant_id or p.new_slug = this.new_slug)
    where own.id = ${order_id} order by o.id`)
  return rows.map(({ id }) => Number(id))
}

/** Closes the payment page of an order, so that it cannot be paid any more. False: somebody has paid or is paying there. */
export async function closePage({ services, inPortal }: In, order_id: number): Promise<boolean> {
  const order = await inPortal((scope) => cancelUnopened(scope, { order_id, now: services.now() }))
  if (!order?.checkout_session_id) return true
  await accountOfOrder(services, order)
    .account.closeSession(order.checkout_session_id)
    .catch((error: unknown) => {
      services.log.warn({ err: error, order: order_id }, 'the payment page could not be closed')
      return fail('payments.provider_failed')
    })
  return (await settleOrder({ services, inPortal, order_id })).status === orderStatus.cancelled
}

/** An order whose page was never opened is canceled at once; any other is answered as it is. */
async function cancelUnopened({ db }: Scope, { order_id, now }: { order_id: number; now: Date }) {
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  if (!order || order.checkout_session_id || !open.some((status) => status === order.status)) return order
  await db.update(orders).set(orderStates.cancelled).where(eq(orders.id, order_id))
  await noteStep(db, { order_id, kind: 'cancelled', at: now })
  return undefined
}
