/** Who says how much sales tax an order has: nobody, the portal's own table of rates, or Stripe Tax. */
export const taxModes = ['none', 'table', 'stripe'] as const

export type TaxMode = (typeof taxModes)[number]

/** Why the sales tax of a quote is not known: nobody said where the buyer is, no such place is known, it is too many courses for one calculation, or the tax service did not answer. */
export const taxGaps = ['state', 'address', 'unknown_address', 'too_many', 'service'] as const
export type TaxGap = (typeof taxGaps)[number]
