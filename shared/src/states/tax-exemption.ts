/** How a certificate stands with which somebody buys without sales tax. */
export const taxExemptionStates = ['waiting', 'approved', 'declined'] as const
export type TaxExemptionState = (typeof taxExemptionStates)[number]

export const taxExemptionLabels: Readonly<Record<TaxExemptionState, string>> = {
  waiting: 'Waiting for review',
  approved: 'Approved',
  declined: 'Not accepted',
}
