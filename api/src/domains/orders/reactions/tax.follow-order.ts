import { followTax } from '../follow-tax.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Reports paid and refunded amounts to the tax service. */
export const task = reaction<'order.paid' | 'order.lines_refunded'>(({ services, portal, inPortal }, { order_id }) =>
  followTax({ services, portal_id: portal.id, order_id, inPortal }),
)
