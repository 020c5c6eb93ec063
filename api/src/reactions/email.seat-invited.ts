import { and, eq, isNull } from 'drizzle-orm'
import { generateClaimToken } from '../enrollments/claim-token.ts'
import { claimLinks } from '../db/tables/credits.ts'
import { orderLines } from '../db/tables/orders.ts'
import { users } from '../db/tables/people.ts'
import { reaction } from '../kernel/reaction.ts'
import { tokenOrigin } from '../kernel/token-origin.ts'
import { mails } from '../mails/registry.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'

/** Somebody bought seats and offers one to this person. Each try generates its own token when it is sent. */
export const task = reaction<'seat.invited'>(async (context, { claim_link_id }) => {
  const { services, portal, inPortal } = context
  const [seat] = await inPortal(({ db }) =>
    db
      .select({
        to: claimLinks.email,
        title: orderLines.title,
        first_name: users.first_name,
        last_name: users.last_name,
        email: users.email,
      })
      .from(claimLinks)
      .innerJoin(orderLines, eq(orderLines.id, claimLinks.order_line_id))
      .innerJoin(users, eq(users.id, claimLinks.user_id))
      .where(and(eq(claimLinks.id, claim_link_id), isNull(claimLinks.closed_at))),
  )
  if (!seat?.to) return
  const [invited] = await services.auth.connection.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, seat.to))
  const { origin } = await tokenOrigin(services, { portal, user_id: invited?.id ?? null })
  const brand = await brandOf(context)
  const token = await inPortal(({ db }) => generateClaimToken(db, claim_link_id))
  const from = `${seat.first_name} ${seat.last_name}`.trim() || seat.email
  await sendMail(context, brand, mails.seat_invitation, {
    to: seat.to,
    values: { from, from_email: seat.email, title: seat.title, origin, token },
  })
})
