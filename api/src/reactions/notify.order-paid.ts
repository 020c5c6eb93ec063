import { linkTo } from '@portico/shared/pages/link-to.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { isGranted } from '@portico/shared/access/grants.ts'
import { roles } from '@portico/shared/access/roles.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { orders } from '../db/tables/orders.ts'
import { memberships } from '../db/tables/people.ts'
import { notify } from '../kernel/notify.ts'
import { reaction } from '../kernel/reaction.ts'

const orderReaders = roles.filter((role) => isGranted(role, 'orders.read'))

/** The buyer, and whoever may read the portal's orders. */
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
    const staff = await db
      .select({ user_id: memberships.user_id })
      .from(memberships)
      .where(
        and(
          eq(memberships.is_blocked, false),
          ne(memberships.user_id, order.user_id),
          sql`${memberships.roles} && array(select json_array_elements_text(${JSON.stringify(orderReaders)}::json))`,
        ),
      )
    for (const { user_id } of staff)
      await notify(scope, {
        user_id,
        type: 'order_received',
        properties: { title: `${order_id}, ${formatMoney(order.total)}`, original_id: order_id },
        cause,
      })
  }),
)
