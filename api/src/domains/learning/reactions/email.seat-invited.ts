import { and, eq, isNull } from 'drizzle-orm'
import { invitation } from '@portico/shared/states/learning/invitation.ts'
import { claimLinks } from '../tables.ts'
import { courses } from '../../courses/tables.ts'
import { users } from '../../identity/tables.ts'
import { generateClaimToken } from '../claim-token.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import { tokenOrigin } from '../../../kernel/token-origin.ts'
import { isPermanentRejection, brandOf, sendMail } from '../../notifications/door.ts'
import { mails } from '../../../registries/mails.ts'

/** Mails a person the offer of a seat, or a reminder of it. Every delivery attempt generates its own token. */
export const task = reaction<'seat.invited'>(async (context, { claim_link_id }) => {
  const { services, portal, inPortal } = context
  const seat = await invitationOf(context, claim_link_id)
  if (!seat?.to) return
  const [invited] = await services.auth.connection.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, seat.to))
  const { origin } = await tokenOrigin(services, { portal, user_id: invited?.id ?? null })
  const brand = await brandOf(context)
  const token = await inPortal(({ db }) => generateClaimToken(db, claim_link_id))
  const values = { ...seat, to: seat.to, origin, token, is_reminder: seat.reminders > 0 }
  try {
    if (seat.from_email === null) await sendMail(context, brand, mails.course_invitation, { to: seat.to, values })
    else
      await sendMail(context, brand, mails.seat_invitation, {
        to: seat.to,
        values: { ...values, ...senderOf(seat, seat.from_email) },
      })
  } catch (error) {
    // A mailbox that does not exist will not exist on retry either: the invitation ends, and staff or its sender see why.
    if (!isPermanentRejection(error)) throw error
    await inPortal(({ db }) =>
      db
        .update(claimLinks)
        .set({ closed_at: services.now(), ended_as: invitation.failed })
        .where(and(eq(claimLinks.id, claim_link_id), isNull(claimLinks.closed_at))),
    )
  }
})

const senderOf = (
  { sender_first_name, sender_last_name }: { sender_first_name: string | null; sender_last_name: string | null },
  from_email: string,
) => ({ from: `${sender_first_name ?? ''} ${sender_last_name ?? ''}`.trim() || from_email, from_email })

async function invitationOf({ inPortal }: ReactionContext, id: number) {
  const [found] = await inPortal(({ db }) =>
    db
      .select({
        to: claimLinks.email,
        first_name: claimLinks.first_name,
        reminders: claimLinks.reminders,
        due_on: claimLinks.due_on,
        title: courses.title,
        sender_first_name: users.first_name,
        sender_last_name: users.last_name,
        from_email: users.email,
      })
      .from(claimLinks)
      .innerJoin(courses, eq(courses.id, claimLinks.course_id))
      .leftJoin(users, eq(users.id, claimLinks.user_id))
      .where(and(eq(claimLinks.id, id), isNull(claimLinks.closed_at))),
  )
  return found
}
