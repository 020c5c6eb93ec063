/** Formats the number of a credit note. Each portal numbers them from 1, without gaps. */
export const creditNoteNumber = (number: number): string => `CN-${String(number).padStart(6, '0')}`
