import { reaction } from '../../../kernel/reaction.ts'
import { followOrder } from '../card/follow-order.ts'

/** Creates the portal and subscription of a paid plan; later events update the subscription from the provider. */
export const task = reaction<'subscription.moved'>(({ services, portal, inPortal }, { order_id }) =>
  followOrder({ services, portal_id: portal.id, order_id, inPortal }),
)
