import { eq } from 'drizzle-orm'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { orders, purchaseOrders } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { orderReaders } from './order-readers.ts'

/** Notifies everyone who may read the portal's orders. */
export const task = reaction<'purchase_order.placed'>(({ inPortal }, { order_id }) =>
  inPortal(async (scope) => {
    const { db } = scope
    const [order] = await db
      .select({ user_id: orders.user_id, total: orders.total, organization: purchaseOrders.organization })
      .from(orders)
      .innerJoin(purchaseOrders, eq(purchaseOrders.order_id, orders.id))
      .where(eq(orders.id, order_id))
    if (!order) return
    for (const user_id of await orderReaders(db, order.user_id))
      await notify(scope, {
        user_id,
        type: 'purchase_order_received',
        properties: {
          title: `${order_id} of ${order.organization}, ${formatMoney(order.total)}`,
          original_id: order_id,
        },
        path: linkToStaff('staffOrder', { order_id }),
        cause: `purchase-order:${order_id}`,
      })
  }),
)
