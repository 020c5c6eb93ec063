import { executeRefund } from '../execute-refund.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Carries out a requested refund even if the call that requested it was interrupted. */
export const task = reaction<'order.refund_requested'>(({ services, portal, inPortal }, { refund_id }) =>
  executeRefund({ services, portal_id: portal.id, refund_id, inPortal }),
)
