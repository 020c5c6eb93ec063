/** A credit note's number as it is printed. A portal's numbers run from 1 on, without gaps. */
export const creditNoteNumber = (number: number): string => `CN-${String(number).padStart(6, '0')}`
