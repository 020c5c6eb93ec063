import { followSales } from '../follow-sales.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Shows owners of shared courses what was sold and refunded. */
export const task = reaction<'order.paid' | 'order.lines_refunded'>(({ services, inPortal }, { order_id }) =>
  followSales({ services, order_id, inPortal }),
)
