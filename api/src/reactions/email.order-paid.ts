import { linkTo } from '@portico/shared/pages/link-to.ts'
import { and, asc, eq } from 'drizzle-orm'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { paymentMethodText } from '@portico/shared/rules/receipts/payment-method-text.ts'
import { readyText } from '@portico/shared/rules/receipts/ready-text.ts'
import type { Transaction } from '../db/client.ts'
import { enrollments } from '../db/tables/learning.ts'
import { orderLines, orders } from '../db/tables/orders.ts'
import { users } from '../db/tables/people.ts'
import { reaction } from '../kernel/reaction.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'

/** The receipt: what was bought at which price, how it was paid, where the receipt to hand in is, and where to go on. */
export const task = reaction<'order.paid'>(async (context, { order_id }) => {
  const { inPortal } = context
  const read = await inPortal(({ db }) => readOrder(db, order_id))
  if (!read) return
  const { order, lines, ready } = read
  const brand = await brandOf(context)
  const day = order.paid_at && formatDay({ at: order.paid_at, time_zone: brand.time_zone, reader_zone: null })
  await sendMail(context, brand, {
    to: order.email,
    heading: order.total === 0 ? `Your order ${order_id}` : `Receipt for order ${order_id}`,
    parts: [
      {
        kind: 'text',
        text: `Thank you${order.first_name ? `, ${order.first_name}` : ''}. ${readyText(ready)}`,
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
        label: ready.seats > 0 ? 'Open your order' : 'Start learning',
        url: brand.url + (ready.seats > 0 ? linkTo('order', { order_id }) : linkTo('learnerCourses')),
      },
      { kind: 'link', label: 'View, print or download your receipt', url: brand.url + linkTo('receipt', { order_id }) },
      {
        kind: 'quiet',
        text: `Order ${order_id}${day ? `, ${order.total === 0 ? 'completed' : `paid on ${day} with ${paymentMethodText(order)}`}` : ''}. You can find it any time under My orders.`,
      },
    ],
  })
})

/** An order with what its lines became: whoever had a course already got a seat to give away. */
async function readOrder(db: Transaction, order_id: number) {
  const [order] = await db
    .select({
      user_id: orders.user_id,
      total: orders.total,
      paid_at: orders.paid_at,
      paid_with: orders.paid_with,
      email: users.email,
      first_name: users.first_name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(orders.id, order_id))
  if (!order) return null
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order_id)).orderBy(asc(orderLines.id))
  const taken = await db
    .select({ line: enrollments.order_line_id })
    .from(enrollments)
    .innerJoin(orderLines, eq(orderLines.id, enrollments.order_line_id))
    .where(and(eq(orderLines.order_id, order_id), eq(enrollments.user_id, order.user_id)))
  const seats = lines.reduce((sum, line) => sum + line.quantity, 0)
  return { order, lines, ready: { courses: taken.length, seats: seats - taken.length } }
}
