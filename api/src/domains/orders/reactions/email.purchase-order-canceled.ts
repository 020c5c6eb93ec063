import { and, desc, eq } from 'drizzle-orm'
import { orderEvents, orders, purchaseOrders } from '../tables.ts'
import { users } from '../../identity/tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

export const task = reaction<'purchase_order.canceled'>(async (context, { order_id }) => {
  const [found] = await context.inPortal(({ db }) =>
    db
      .select({
        email: users.email,
        first_name: users.first_name,
        po_number: purchaseOrders.number,
        details: orderEvents.details,
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.order_id))
      .innerJoin(users, eq(users.id, orders.user_id))
      .innerJoin(purchaseOrders, eq(purchaseOrders.order_id, orders.id))
      .where(and(eq(orders.id, order_id), eq(orderEvents.kind, 'purchase_canceled')))
      .orderBy(desc(orderEvents.id))
      .limit(1),
  )
  if (!found) return
  const { email, details, ...values } = found
  await sendMail(context, await brandOf(context), mails.purchase_order_canceled, {
    to: email,
    values: { ...values, order_id, reason: details.reason ?? '' },
  })
})
