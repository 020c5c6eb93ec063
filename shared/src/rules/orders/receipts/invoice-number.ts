/** Formats the number of an invoice. Each portal numbers them from 1, without gaps. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`
