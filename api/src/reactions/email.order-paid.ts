import { linkTo } from '@portico/shared/pages/link-to.ts'
import { asc, eq } from 'drizzle-orm'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { orderLines, orders } from '../db/tables/orders.ts'
import { users } from '../db/tables/people.ts'
import { reaction } from '../kernel/reaction.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'

/** The receipt: what was bought at which price, the total, and where to go on. */
export const task = reaction<'order.paid'>(async (context, { order_id }) => {
  const { inPortal } = context
  const [order] = await inPortal(({ db }) =>
    db
      .select({ total: orders.total, paid_at: orders.paid_at, email: users.email, first_name: users.first_name })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(eq(orders.id, order_id)),
  )
  if (!order) return
  const lines = await inPortal(({ db }) =>
    db.select().from(orderLines).where(eq(orderLines.order_id, order_id)).orderBy(asc(orderLines.id)),
  )
  const brand = await brandOf(context)
  const hasSeats = lines.some((line) => line.quantity > 1)
  await sendMail(context, brand, {
    to: order.email,
    heading: order.total === 0 ? `Your order ${order_id}` : `Receipt for order ${order_id}`,
    parts: [
      {
        kind: 'text',
        text: `Thank you${order.first_name ? `, ${order.first_name}` : ''}. ${hasSeats ? 'Your seats are ready. Claim one for yourself, or assign them to others.' : 'Your course is ready. You can start right away.'}`,
      },
      {
        kind: 'rows',
        rows: lines.map(
          (line) =>
            [
              line.quantity > 1 ? `${line.title} (${line.quantity} × ${formatMoney(line.unit_price)})` : line.title,
              formatMoney(line.total),
            ] as const,
        ),
        total: ['Total', formatMoney(order.total)],
      },
      {
        kind: 'button',
        label: hasSeats ? 'Open your order' : 'Start learning',
        url: brand.url + linkTo('order', { order_id }),
      },
      {
        kind: 'quiet',
        text: `Order ${order_id}${order.paid_at ? `, ${order.total === 0 ? 'completed' : 'paid'} on ${formatDate({ at: order.paid_at, time_zone: brand.time_zone })}` : ''}. You can find it any time under My orders.`,
      },
    ],
  })
})
