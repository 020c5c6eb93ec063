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
