import { invite_to_seat } from '@portico/shared/contract/orders/seats.ts'
import {
  inviteToLine,
  remindInvitedToLine,
  invitePerUser,
  rejectSeated,
  rejectUninvitable,
  lockDailyQuota,
  enforceRecipientLimits,
} from '../../../learning/door.ts'
import { lockFreeSeats } from '../../../credits/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownLine } from './own-line.ts'

/**
 * Gives each invited person their own link and a reserved seat: a forwarded mail cannot use up all credits, and no one is invited to a seat that is
 * gone. People already invited get a reminder. The worker generates the link's token.
 */
export const inviteToSeat = verb(invite_to_seat, async (ctx, { params, body }) => {
  const { db, emit, actor, services, portal, note } = ctx
  const now = ctx.now()
  const line = await ownLine(db, { ...params, user_id: actor.id })
  await enforceRateLimit(services.platform, invitePerUser(actor.id))
  const emails = [...new Set(body.emails)]
  await rejectUninvitable(db, emails)
  const room = await lockDailyQuota(db, { manager_id: actor.id, now, time_zone: portal.time_zone })
  if (room.left < emails.length) fail('invitations.day_is_full', room)
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: 0 })
  await rejectSeated(db, { line_id: line.id, emails })
  const again = await remindInvitedToLine(db, { line_id: line.id, emails, now, time_zone: portal.time_zone })
  const added = emails.filter((email) => !again.some((one) => one.email === email))
  await lockFreeSeats(db, { line, buyer_id: actor.id, wanted: added.length })
  const made = await inviteToLine(db, { line, user_id: actor.id, emails: added, now })
  // Comes last, so that a request refused for another reason uses up no recipients.
  await enforceRecipientLimits(services, emails)
  for (const { id } of [...again, ...made]) await emit('seat.invited', { claim_link_id: id })
  note(`order_line:${line.id}`, { invited: emails.length })
  return { sent: emails.length }
})
