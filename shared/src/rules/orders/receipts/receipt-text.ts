/** Formats the number of an invoice. Each portal numbers them from 1, without gaps. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`

/** Formats the number of a credit note. Each portal numbers them from 1, without gaps. */
export const creditNoteNumber = (number: number): string => `CN-${String(number).padStart(6, '0')}`

/** Title of a paid line; a course from a bundle is prefixed with the bundle's title. */
export const lineTitle = ({ title, bundle_title }: { title: string; bundle_title: string | null }): string =>
  bundle_title === null ? title : `${bundle_title}: ${title}`

/** Explains on a receipt why there is no sales tax. */
export const exemptionText = ({ organization, number }: { organization: string; number: string }): string =>
  `No sales tax: ${organization} is tax exempt, certificate ${number}.`
