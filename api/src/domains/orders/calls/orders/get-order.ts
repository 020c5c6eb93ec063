import { and, eq } from 'drizzle-orm'
import { get_order } from '@portico/shared/contract/orders/orders.ts'
import { orders } from '../../tables.ts'
import { fail, Refusal } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readSeats } from './read-seats.ts'
import { settleOrder } from './settle-order.ts'
import { showOrders } from './show-orders.ts'

/**
 * Returns one of the caller's orders. While its payment is pending, the provider is queried again, so that a lost event is caught up when the buyer
 * opens the order.
 */
export const getOrder = verb(get_order, async ({ actor, services, inPortal, log }, { params }) => {
  const own = and(eq(orders.id, params.order_id), eq(orders.user_id, actor.id))
  const [order] = await inPortal(({ db }) => db.select({ id: orders.id }).from(orders).where(own))
  if (!order) return fail('orders.not_found')
  const is_current = await settleOrder({ services, inPortal, order_id: order.id }).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      log.warn({ order: order.id }, 'shown as last known')
      return false
    },
  )
  return inPortal(async ({ db }) => {
    const [shown] = await showOrders(db, { rows: await db.select().from(orders).where(own), buyer: actor })
    if (!shown) return fail('orders.not_found')
    const seatsOf = await readSeats(db, { line_ids: shown.lines.map(({ id }) => id), buyer_id: actor.id })
    return { ...shown, is_current, lines: shown.lines.map((line) => ({ ...line, seats: seatsOf(line.id) })) }
  })
})
