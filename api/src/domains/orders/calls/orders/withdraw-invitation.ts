import { withdraw_invitation } from '@portico/shared/contract/orders/seats.ts'
import { closeInvitation } from '../../../learning/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownInvitation } from './own-invitation.ts'

export const withdrawInvitation = verb(withdraw_invitation, async ({ db, actor, now, note }, { params }) => {
  const { id, line_id } = await ownInvitation(db, { ...params, user_id: actor.id })
  await closeInvitation(db, { id, now: now() })
  note(`order_line:${line_id}`, { withdrawn: id })
  return { withdrawn: 1 }
})
