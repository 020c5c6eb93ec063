import { followTax } from '../follow-tax.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** The tax service is told of what was paid, and of what went back. */
export const task = reaction<'order.paid' | 'order.lines_refunded'>(({ services, portal, inPortal }, { order_id }) =>
  followTax({ services, portal_id: portal.id, order_id, inPortal }),
)
