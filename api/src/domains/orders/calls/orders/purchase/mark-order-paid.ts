import { eq } from 'drizzle-orm'
import { mark_order_paid } from '@portico/shared/contract/orders/purchase.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { instantAt } from '@portico/shared/rules/dates/portal-time.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { purchaseOrders } from '../../../tables.ts'
import { failFields } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { completeOrder } from '../complete-order.ts'
import { lockOpenPurchase } from './open-purchase.ts'
import { rejectUnavailableLines } from './reject-unavailable-lines.ts'

/** Records that the money arrived: the order is paid as of that day, and granted if it was not yet. */
export const markOrderPaid = verb(mark_order_paid, async (scope, { params: { order_id }, body }) => {
  const { db, actor, portal, now, note } = scope
  const { order, purchase } = await lockOpenPurchase(db, { order_id, actor_id: actor.id })
  const { amount, paid_on, method, reference } = body
  const { time_zone } = portal
  const today = formatDate({ at: now(), time_zone, style: 'iso' })
  const placed_on = formatDate({ at: order.created_at, time_zone, style: 'iso' })
  if (amount !== order.total)
    failFields({ amount: [errorMessage('orders.paid_amount', { total: formatMoney(order.total) })] })
  if (paid_on > today) failFields({ paid_on: [errorMessage('orders.paid_later')] })
  if (paid_on < placed_on) failFields({ paid_on: [errorMessage('orders.paid_before')] })
  const noon = instantAt(`${paid_on}T12:00`, time_zone) ?? now()
  const paid_at = paid_on === today ? now() : new Date(Math.max(noon.getTime(), order.created_at.getTime()))
  const closed = { paid_on, paid_reference: reference, closed_at: now() }
  await db.update(purchaseOrders).set(closed).where(eq(purchaseOrders.id, purchase.id))
  await rejectUnavailableLines(db, order_id)
  note(`order:${order_id}`, body)
  await completeOrder(scope, {
    order_id,
    payment_intent_id: null,
    paid_with: { method, last4: null },
    now: now(),
    by_hand: { paid_at, actor_id: actor.id, reference },
  })
  return { order_id }
})
