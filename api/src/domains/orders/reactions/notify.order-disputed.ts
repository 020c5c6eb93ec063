import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { eq } from 'drizzle-orm'
import { orders } from '../tables.ts'
import { notifyAll } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { orderReaders } from './order-readers.ts'

/** Notifies everyone who may read the portal's orders of a dispute and of its outcome. */
export const task = reaction<'order.disputed'>(({ inPortal }, { order_id, status }) =>
  inPortal(async (scope) => {
    const [order] = await scope.db.select({ total: orders.total }).from(orders).where(eq(orders.id, order_id))
    if (!order) return
    const type = `order_dispute_${status}` as const
    await notifyAll(scope, await orderReaders(scope.db), {
      type,
      properties: { title: `${order_id}, ${formatMoney(order.total)}`, original_id: order_id },
      path: linkToStaff('staffOrder', { order_id }),
      cause: `order:${order_id}:dispute:${status}`,
    })
  }),
)
