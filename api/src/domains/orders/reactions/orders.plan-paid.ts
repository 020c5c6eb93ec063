import { followPayment } from '../follow-payment.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Reads the provider's fee of a plan's renewal or change, and a refund or dispute that came before its order was recorded. */
export const task = reaction<'plan_payment.recorded'>(({ services, inPortal }, { order_id }) =>
  followPayment({ services, inPortal, order_id }),
)
