import { eq } from 'drizzle-orm'
import { orderLines, orders } from '../db/tables/orders.ts'
import { users } from '../db/tables/people.ts'
import { reaction } from '../kernel/reaction.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'

/** Somebody bought seats and offers one to each of these people. */
export const task = reaction<'seat.invited'>(async (context, { order_line_id, emails, url }) => {
  const [line] = await context.inPortal(({ db }) =>
    db.select({ title: orderLines.title, first_name: users.first_name, last_name: users.last_name, email: users.email })
      .from(orderLines).innerJoin(orders, eq(orders.id, orderLines.order_id)).innerJoin(users, eq(users.id, orders.user_id)).where(eq(orderLines.id, order_line_id)))
  if (!line) return
  const brand = await brandOf(context)
  const from = `${line.first_name} ${line.last_name}`.trim() || line.email
  for (const to of emails) {
    await sendMail(context, brand, {
      to,
      heading: `${from} has a seat for you: ${line.title}`,
      parts: [
        { kind: 'text', text: `${from} (${line.email}) has bought the course “${line.title}” at ${brand.portal} and invites you to take it. It costs you nothing.` },
        { kind: 'button', label: 'Take your seat', url },
        { kind: 'quiet', text: 'The link is meant for you and works once. If you do not know the sender, you can ignore this mail.' },
      ],
    })
  }
})
