/** What a course is to a tax authority, by Stripe's product tax codes; Stripe Tax knows in which states each is taxed. */
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
/** What courses are where nobody says anything else. */
export const usualTaxCode = 'txcd_20060058' satisfies TaxCode
