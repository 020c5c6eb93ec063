/** Explains on a receipt why there is no sales tax. */
export const exemptionText = ({ organization, number }: { organization: string; number: string }): string =>
  `No sales tax: ${organization} is tax exempt, certificate ${number}.`
