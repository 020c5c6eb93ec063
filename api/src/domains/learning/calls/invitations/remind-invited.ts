import { remind_invited } from '@portico/shared/contract/learning/invitations.ts'
import { mayWithInvitation } from '@portico/shared/states/learning/invitation.ts'
import { remind } from '../../invitations/remind.ts'
import { lockDailyQuota } from '../../invitations/daily-quota.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockOwnInvite } from './own-invite.ts'

export const remindInvited = verb(remind_invited, async (ctx, { params }) => {
  const { db, actor, services, portal, note } = ctx
  const now = ctx.now()
  const room = await lockDailyQuota(db, { manager_id: actor.id, now, time_zone: portal.time_zone })
  const invite = await lockOwnInvite(db, { id: params.id, manager_id: actor.id })
  if (!mayWithInvitation(invite.status, 'remind')) fail('invitations.not_open')
  await remind(ctx, { invitation: invite, room, services, now, time_zone: portal.time_zone })
  note(`invitation:${invite.id}`, { reminders: invite.reminders + 1 })
  return { id: invite.id, status: invite.status, reminders: invite.reminders + 1 }
})
