import { resend_invitation } from '@portico/shared/contract/orders/seats.ts'
import { invitePerUser, remind, lockDailyQuota } from '../../../learning/door.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownInvitation } from './own-invitation.ts'

/** Mails the same invitation again; its seat stays reserved, and no second one is. */
export const resendInvitation = verb(resend_invitation, async (ctx, { params }) => {
  const { db, actor, services, portal, note } = ctx
  const now = ctx.now()
  const room = await lockDailyQuota(db, { manager_id: actor.id, now, time_zone: portal.time_zone })
  const { line_id, ...invitation } = await ownInvitation(db, { ...params, user_id: actor.id })
  await enforceRateLimit(services.platform, invitePerUser(actor.id))
  await remind(ctx, { invitation, room, services, now, time_zone: portal.time_zone })
  note(`order_line:${line_id}`, { invited_again: invitation.id })
  return { sent: 1 }
})
