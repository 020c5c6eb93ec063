import { eq } from 'drizzle-orm'
import { mostReminders } from '@portico/shared/states/learning/invitation.ts'
import { claimLinks } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Services } from '../../../kernel/services.ts'
import { rejectUninvitable } from './opted-out-emails.ts'
import { mailsAfterNext } from './daily-quota.ts'
import { enforceRecipientLimits } from './recipient-limits.ts'

type Reminding = {
  invitation: { id: number; email: string; reminders: number }
  /** of the manager's day, locked before the invitation was */
  room: { left: number; most: number }
  services: Pick<Services, 'platform'>
  now: Date
  time_zone: string
}

/** Sends a reminder of an open invitation: at most three times, within the daily limit, and never to people who asked not to be invited. */
export async function remind(
  { db, emit }: Scope,
  { invitation, room, services, now, time_zone }: Reminding,
): Promise<void> {
  const { id, email, reminders } = invitation
  if (reminders >= mostReminders) fail('invitations.no_reminders_left', { most: mostReminders })
  if (room.left < 1) fail('invitations.day_is_full', room)
  await rejectUninvitable(db, [email])
  // Last, once everything else is valid: a request rejected for another reason uses up nothing.
  await enforceRecipientLimits(services, [email])
  await db
    .update(claimLinks)
    .set({ sent_at: now, reminders: reminders + 1, mails_on_day: mailsAfterNext({ now, time_zone }) })
    .where(eq(claimLinks.id, id))
  await emit('seat.invited', { claim_link_id: id })
}
