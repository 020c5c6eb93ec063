import { and, eq, ne } from 'drizzle-orm'
import { reinvite as entry } from '@portico/shared/contract/learning/invitations.ts'
import {
  invitation,
  isOpenInvitation,
  mayWithInvitation,
  mostReminders,
} from '@portico/shared/states/learning/invitation.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { claimLinks } from '../../tables.ts'
import { isWaiting, lockHeldCredits } from '../../../credits/door.ts'
import { rejectUninvitable } from '../../invitations/opted-out-emails.ts'
import { lockDailyQuota, mailsAfterNext } from '../../invitations/daily-quota.ts'
import { linesInOrder } from '../../invitations/send-invitations.ts'
import { enforceRecipientLimits } from '../../invitations/recipient-limits.ts'
import { announce } from '../../../../kernel/notify-processes.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockOwnInvite } from './own-invite.ts'

/** Reopens an ended invitation and holds a seat for it, if one is left (OP-113). Its mail counts as a reminder. */
export const reinvite = verb(entry, async (ctx, { params }) => {
  const { db, emit, actor, services, portal, note } = ctx
  const now = ctx.now()
  const manager_id = actor.id
  const room = await lockDailyQuota(db, { manager_id, now, time_zone: portal.time_zone })
  const invite = await lockOwnInvite(db, { id: params.id, manager_id })
  const { id, email, course_id, portal_id, status } = invite
  if (isOpenInvitation(status)) fail('invitations.is_open')
  if (!mayWithInvitation(status, 'reinvite')) fail('invitations.already_enrolled')
  await rejectUninvitable(db, [email])
  if (invite.reminders >= mostReminders) fail('invitations.no_reminders_left', { most: mostReminders })
  await rejectSecondInvite(db, { id, email, course_id, user_id: manager_id })
  const held = await lockHeldCredits(db, { course_id, user_id: manager_id })
  if (held.free < 1) fail('credits.not_enough')
  if (room.left < 1) fail('invitations.day_is_full', room)
  await enforceRecipientLimits(services, [email])
  const [order_line_id = null] = linesInOrder(held)
  await db
    .update(claimLinks)
    .set({
      order_line_id,
      closed_at: null,
      ended_as: null,
      is_again: true,
      sent_at: now,
      reminders: invite.reminders + 1,
      mails_on_day: mailsAfterNext({ now, time_zone: portal.time_zone }),
    })
    .where(eq(claimLinks.id, id))
  await emit('seat.invited', { claim_link_id: id })
  await announce(db, { kind: 'learner_invited', portal_id, course_id, manager_id, invitation_id: id })
  note(`invitation:${id}`, { status: invitation.invited_again })
  return { id, status: invitation.invited_again }
})

/** Allows a manager one open invitation per person and course. */
async function rejectSecondInvite(
  db: Scope['db'],
  { id, email, course_id, user_id }: { id: number; email: string; course_id: number; user_id: number },
): Promise<void> {
  const others = and(
    ne(claimLinks.id, id),
    eq(claimLinks.user_id, user_id),
    eq(claimLinks.course_id, course_id),
    eq(claimLinks.email, email),
    isWaiting,
  )
  if ((await db.$count(claimLinks, others)) > 0) fail('invitations.waiting_already', { email })
}
