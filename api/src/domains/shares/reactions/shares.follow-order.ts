import { followSales } from '../follow-sales.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Owners of shared courses see what was sold of them, and what was refunded. */
export const task = reaction<'order.paid' | 'order.lines_refunded'>(({ services, inPortal }, { order_id }) =>
  followSales({ services, order_id, inPortal }),
)
