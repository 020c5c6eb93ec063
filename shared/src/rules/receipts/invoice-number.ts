/** An invoice's number as it is printed. A portal's numbers run from 1 on, without gaps. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`
