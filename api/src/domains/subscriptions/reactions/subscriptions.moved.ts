import { reaction } from '../../../kernel/reaction.ts'
import { followOrder } from '../card/follow-order.ts'

/** A paid plan gets its portal and its subscription; later events let that subscription follow the provider. */
export const task = reaction<'subscription.moved'>(({ services, portal, inPortal }, { order_id }) =>
  followOrder({ services, portal_id: portal.id, order_id, inPortal }),
)
