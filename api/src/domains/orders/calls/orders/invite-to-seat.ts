import { and, eq, inArray, sql } from 'drizzle-orm'
import { invite_to_seat } from '@portico/shared/contract/orders-seats.ts'
import { mostReminders } from '@portico/shared/states/invitation.ts'
import type { Transaction } from '../../../../db/client.ts'
import { claimLinks } from '../../../learning/tables.ts'
import { isWaiting } from '../../../credits/free-seats.ts'
import { invitePerUser } from '../../../learning/invitations/limits.ts'
import { refuseUninvitable } from '../../../learning/invitations/refused-for-good.ts'
import { lockRoomToday, oneMailMore } from '../../../learning/invitations/room-today.ts'
import { takeRecipients } from '../../../learning/invitations/take-recipients.ts'
import { lockFreeSeats } from '../../../credits/lock-free-seats.ts'
import { fail } from '../../../../kernel/fail.ts'
import { takeRate } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownLine } from './own-line.ts'

/**
 * Everybody gets a link of their own and a seat that is held for them: a forwarded mail cannot use up all credits, and nobody is
 * invited to a seat that is gone. Whoever is waiting already is reminded. The worker generates its token.
 */
export const inviteToSeat = verb(invite_to_seat, async (ctx, { params, body }) => {
  const { db, emit, actor, services, portal, note } = ctx
  const now = ctx.now()
  const line = await ownLine(db, { ...params, user_id: actor.id })
  await takeRate(services.platform, invitePerUser(actor.id))
  const emails = [...new Set(body.emails)]
  await refuseUninvitable(db, emails)
  const room = await lockRoomToday(db, { manager_id: actor.id, now, time_zone: portal.time_zone })
  if (room.left < emails.length) fail('invitations.day_is_full', room)
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: 0 })
  const again = await remindAll(db, { line_id: line.id, emails, now, time_zone: portal.time_zone })
  const added = emails.filter((email) => !again.some((one) => one.email === email))
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: added.length })
  const invited = { order_line_id: line.id, course_id: line.course_id, user_id: actor.id, created_at: now }
  const made =
    added.length === 0
      ? []
      : await db
          .insert(claimLinks)
          .values(added.map((email) => ({ ...invited, email })))
          .returning({ id: claimLinks.id })
  // Last, when all else is in order: who is refused for another reason has used up nothing.
  await takeRecipients(services, emails)
  for (const { id } of [...again, ...made]) await emit('seat.invited', { claim_link_id: id })
  note(`order_line:${line.id}`, { invited: emails.length })
  return { sent: emails.length }
})

async function remindAll(
  db: Transaction,
  { line_id, emails, ...day }: { line_id: number; emails: readonly string[]; now: Date; time_zone: string },
): Promise<{ id: number; email: string | null }[]> {
  const waiting = and(eq(claimLinks.order_line_id, line_id), inArray(claimLinks.email, [...emails]), isWaiting)
  const used = await db
    .select({ id: claimLinks.id })
    .from(claimLinks)
    .where(and(waiting, eq(claimLinks.reminders, mostReminders)))
    .limit(1)
  if (used.length > 0) fail('invitations.no_reminders_left', { most: mostReminders })
  return db
    .update(claimLinks)
    .set({ sent_at: day.now, reminders: sql`${claimLinks.reminders} + 1`, mails_on_day: oneMailMore(day) })
    .where(waiting)
    .returning({ id: claimLinks.id, email: claimLinks.email })
}
