import { followShare } from '../follow-share.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** A share that was accepted or has ended changes its course where it was received; at the owner's there is nothing to do. */
export const task = reaction<'share.moved'>(({ services, portal }, { share_id }) =>
  followShare(services, { portal_id: portal.id, share_id }),
)
