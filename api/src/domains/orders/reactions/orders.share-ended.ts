import { and, eq, inArray, isNull } from 'drizzle-orm'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { courseShares } from '../../shares/tables.ts'
import { orderLines, orders } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { closePurchase } from '../close-purchase.ts'

/** When a course's share ends, cancels purchase orders waiting for the course, which is no longer sold here; what was granted on terms stays. */
export const task = reaction<'share.moved'>(({ inPortal, services }, { share_id }) =>
  inPortal(async (scope) => {
    const { db } = scope
    const [share] = await db.select().from(courseShares).where(eq(courseShares.id, share_id))
    if (share?.side !== 'received' || share.state !== 'ended') return
    const waiting = db
      .select({ id: orderLines.order_id })
      .from(orderLines)
      .where(and(eq(orderLines.share_id, share_id), isNull(orderLines.fulfilled_at)))
    const found = await db
      .select()
      .from(orders)
      .where(and(inArray(orders.id, waiting), orders.is_purchase_order, eq(orders.status, orderStatus.pending)))
      .orderBy(orders.id)
      .for('no key update')
    const reason = `“${share.title}” is no longer sold here.`
    for (const order of found) await closePurchase(scope, { order, reason, actor_id: null, now: services.now() })
  }),
)
