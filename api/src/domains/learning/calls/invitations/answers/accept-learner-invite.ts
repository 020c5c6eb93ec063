import { accept_learner_invite } from '@portico/shared/contract/learning/invitations-learner.ts'
import { claimById } from '../../../invitations/find-claim.ts'
import { redeemClaim } from '../../../invitations/redeem-claim.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { rejectForeignInvite } from './learner-invite.ts'

export const acceptLearnerInvite = verb(accept_learner_invite, async (ctx, { params }) => {
  const { db, actor, now, note } = ctx
  await rejectForeignInvite(db, { id: params.id, actor })
  const find = () => claimById(db, params.id)
  const { enrollment_id, slug } = await redeemClaim(ctx, { find, user_id: actor.id, now: now() })
  note(`invitation:${params.id}`, { enrollment_id })
  return { enrollment_id, slug }
})
