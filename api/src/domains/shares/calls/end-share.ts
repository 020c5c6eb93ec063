import { end_share } from '@portico/shared/contract/shares.ts'
import { shareSteps } from '@portico/shared/states/course-share.ts'
import { followShare } from '../follow-share.ts'
import { stepShare } from '../step-share.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { ownShare } from './own-share.ts'

/** Ends a share from either side; the owner withdraws one that is still offered. Once this responds, nothing more is sold. */
export const endShare = verb(end_share, async ({ services, actor, portal, inPortal, now, note }, { params }) => {
  const share = await inPortal(({ db }) => ownShare(db, { share_id: params.share_id, actor }))
  const { id, side, state, other_portal_id } = share
  const to = state === 'offered' ? ('withdrawn' as const) : ('ended' as const)
  const mayStep = shareSteps[to].by.some((one) => one === side)
  const stepped = mayStep ? await stepShare(services, { share, to, at: now(), by: side }) : null
  if (!stepped) return fail('shares.moved_on')
  note(`share:${id}`, { state: to })
  const receiver_id = side === 'received' ? portal.id : other_portal_id
  if (to === 'ended') await followShare(services, { portal_id: receiver_id, share_id: id })
  return { id, state: to }
})
