/** How an order's sales tax is calculated: not at all, from the portal's own rate table, or by Stripe Tax. */
export const taxModes = ['none', 'table', 'stripe'] as const

export type TaxMode = (typeof taxModes)[number]

/**
 * Reasons for an unknown sales tax on a quote: missing state or address of the buyer, an address that cannot be found, too many courses for one
 * calculation, or no response from the tax service.
 */
export const taxGaps = ['state', 'address', 'unknown_address', 'too_many', 'service'] as const
export type TaxGap = (typeof taxGaps)[number]
