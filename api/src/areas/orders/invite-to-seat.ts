import { and, eq, inArray } from 'drizzle-orm'
import { invite_to_seat } from '@portico/shared/contract/orders-seats.ts'
import { claimLinks } from '../../db/tables/credits.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { isWaiting } from './free-seats.ts'
import { invitePerUser } from './limits.ts'
import { lockFreeSeats } from './lock-free-seats.ts'
import { ownLine } from './own-line.ts'
import { takeRecipients } from './take-recipients.ts'

/**
 * Everybody gets a link of their own and a seat that is held for them: a forwarded mail cannot use up all credits, and nobody is
 * invited to a seat that is gone. Whoever is waiting already gets the mail again. The worker generates its token.
 */
export const inviteToSeat = verb(invite_to_seat, async ({ db, emit, actor, services, now, note }, { params, body }) => {
  const line = await ownLine(db, { ...params, user_id: actor.id })
  await takeRate(services.platform, invitePerUser(actor.id))
  const emails = [...new Set(body.emails)]
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: 0 })
  const again = await db
    .update(claimLinks)
    .set({ sent_at: now() })
    .where(and(eq(claimLinks.order_line_id, line.id), inArray(claimLinks.email, emails), isWaiting))
    .returning({ id: claimLinks.id, email: claimLinks.email })
  const added = emails.filter((email) => !again.some((one) => one.email === email))
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: added.length })
  const made =
    added.length === 0
      ? []
      : await db
          .insert(claimLinks)
          .values(
            added.map((email) => ({ order_line_id: line.id, course_id: line.course_id, user_id: actor.id, email })),
          )
          .returning({ id: claimLinks.id })
  // Last, when all else is in order: who is refused for another reason has used up nothing.
  await takeRecipients(services, emails)
  for (const { id } of [...again, ...made]) await emit('seat.invited', { claim_link_id: id })
  note(`order_line:${line.id}`, { invited: emails.length })
  return { sent: emails.length }
})
