import { eq } from 'drizzle-orm'
import { orders } from '../tables.ts'
import { users } from '../../identity/tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Needed because a bank may reject a payment days after the order, when no one is on the page any more. */
export const task = reaction<'order.payment_failed'>(async (context, { order_id }) => {
  const [order] = await context.inPortal(({ db }) =>
    db
      .select({
        total: orders.total,
        paid_with: orders.paid_with,
        created_at: orders.created_at,
        email: users.email,
        first_name: users.first_name,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(eq(orders.id, order_id)),
  )
  if (!order) return
  const { email, ...values } = order
  await sendMail(context, await brandOf(context), mails.payment_failed, { to: email, values: { ...values, order_id } })
})
