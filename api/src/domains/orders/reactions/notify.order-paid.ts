import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { orders } from '../tables.ts'
import { notify, notifyAll } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { orderReaders } from './order-readers.ts'

/** Notifies the buyer and everyone who may read the portal's orders. */
export const task = reaction<'order.paid'>(({ inPortal }, { order_id }) =>
  inPortal(async (scope) => {
    const { db } = scope
    const [order] = await db
      .select({ user_id: orders.user_id, total: orders.total })
      .from(orders)
      .where(eq(orders.id, order_id))
    if (!order) return
    const cause = `order:${order_id}`
    await notify(scope, {
      user_id: order.user_id,
      type: 'order_paid',
      properties: { title: String(order_id), original_id: order_id },
      path: linkTo('order', { order_id }),
      cause,
    })
    await notifyAll(scope, await orderReaders(db, order.user_id), {
      type: 'order_received',
      properties: { title: `${order_id}, ${formatMoney(order.total)}`, original_id: order_id },
      cause,
    })
  }),
)
