import { and, eq } from 'drizzle-orm'
import { cancel_order } from '@portico/shared/contract/orders/orders.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { orders } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { closePage } from './close-other-pages.ts'

/**
 * Closes the payment page at the provider, then settles the order: one that was paid in the meantime stays paid and is not canceled. Idempotent: a
 * second request finds the order canceled.
 */
export const cancelOrder = verb(cancel_order, async ({ actor, services, inPortal, note }, { params: { order_id } }) => {
  const [order] = await inPortal(({ db }) =>
    db
      .select({ status: orders.status, is_purchase_order: orders.is_purchase_order })
      .from(orders)
      .where(and(eq(orders.id, order_id), eq(orders.user_id, actor.id))),
  )
  if (!order) return fail('orders.not_found')
  if (order.is_purchase_order) return fail('orders.cancel_by_staff')
  if (order.status === orderStatus.cancelled) return { order_id }
  await closePage({ services, inPortal }, order_id)
  // Read again: an order without a page, such as a free one, is complete without the provider.
  const [after] = await inPortal(({ db }) =>
    db.select({ status: orders.status }).from(orders).where(eq(orders.id, order_id)),
  )
  if (after?.status !== orderStatus.cancelled && after?.status !== orderStatus.failed)
    return fail('orders.cannot_cancel')
  note(`order:${order_id}`, { canceled: true })
  return { order_id }
})
