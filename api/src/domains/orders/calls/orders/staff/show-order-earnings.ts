import { and, asc, eq, ne } from 'drizzle-orm'
import { show_order_earnings } from '@portico/shared/contract/orders/staff.ts'
import { orderEarnings } from '@portico/shared/rules/orders/order-earnings.ts'
import { disputes, refunds, orderLines, orders } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'

/** Returns what an order earned (CHK-015). */
export const showOrderEarnings = verb(show_order_earnings, async ({ db }, { params }) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, params.order_id))
  if (!order) return fail('general.not_found')
  const [lines, paidBack, disputed] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.id)),
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.order_id, order.id), eq(refunds.status, 'succeeded'))),
    db
      .select()
      .from(disputes)
      .where(and(eq(disputes.order_id, order.id), ne(disputes.status, 'won'))),
  ])
  return orderEarnings({ order, lines, refunds: paidBack, disputes: disputed })
})
