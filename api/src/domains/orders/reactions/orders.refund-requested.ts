import { payBack } from '../pay-back.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** A refund that was asked for is carried out even where the call that asked for it was cut off. */
export const task = reaction<'order.refund_requested'>(({ services, portal, inPortal }, { refund_id }) =>
  payBack({ services, portal_id: portal.id, refund_id, inPortal }),
)
