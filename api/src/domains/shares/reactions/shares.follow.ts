import { followShare } from '../follow-share.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Updates the course in the receiving portal after a share was accepted or ended; does nothing in the owner's portal. */
export const task = reaction<'share.moved'>(({ services, portal }, { share_id }) =>
  followShare(services, { portal_id: portal.id, share_id }),
)
