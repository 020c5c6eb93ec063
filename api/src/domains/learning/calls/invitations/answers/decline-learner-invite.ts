import { decline_learner_invite } from '@portico/shared/contract/learning/invitations-learner.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { decline } from './decline.ts'
import { rejectForeignInvite } from './learner-invite.ts'

export const declineLearnerInvite = verb(decline_learner_invite, async (ctx, { params, body }) => {
  const { db, actor, now, note } = ctx
  await rejectForeignInvite(db, { id: params.id, actor })
  note(`invitation:${params.id}`, { declined: true, never: body.never })
  return decline(db, { id: params.id, never: body.never, now: now() })
})
