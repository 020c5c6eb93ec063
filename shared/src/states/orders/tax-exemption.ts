/** Status of a buyer's sales tax exemption certificate. */
export const taxExemptionStates = ['waiting', 'approved', 'declined'] as const
export type TaxExemptionState = (typeof taxExemptionStates)[number]

export const taxExemptionLabels: Readonly<Record<TaxExemptionState, string>> = {
  waiting: 'Waiting for review',
  approved: 'Approved',
  declined: 'Not accepted',
}
