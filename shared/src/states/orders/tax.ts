/** How an order's sales tax is calculated: not at all, from the portal's own rate table, or by Stripe Tax. */
export const taxModes = ['none', 'table', 'stripe'] as const

export type TaxMode = (typeof taxModes)[number]

/**
 * Reasons for an unknown sales tax on a quote: missing state or address of the buyer, an address that cannot be found, too many courses for one
 * calculation, or no response from the tax service.
 */
export const taxGaps = ['state', 'address', 'unknown_address', 'too_many', 'service'] as const
export type TaxGap = (typeof taxGaps)[number]

/** Status of a buyer's sales tax exemption certificate. */
export const taxExemptionStates = ['waiting', 'approved', 'declined'] as const
export type TaxExemptionState = (typeof taxExemptionStates)[number]

export const taxExemptionLabels: Readonly<Record<TaxExemptionState, string>> = {
  waiting: 'Waiting for review',
  approved: 'Approved',
  declined: 'Not accepted',
}

/** Tax category of a course, as a Stripe product tax code; Stripe Tax knows which states tax each one. */
export const taxCodes = {
  txcd_20060058: 'Self-study online training',
  txcd_20060045: 'Live online training',
  txcd_20060044: 'Training in person',
  txcd_20060052: 'Academic education',
  txcd_20060059: 'Tutoring',
  txcd_10302000: 'E-book',
  txcd_20030000: 'Services in general',
  txcd_00000000: 'Never taxed',
} as const

export type TaxCode = keyof typeof taxCodes
export const taxCodeNames = Object.keys(taxCodes) as readonly TaxCode[]
/** Default tax code of a course. */
export const usualTaxCode = 'txcd_20060058' satisfies TaxCode
