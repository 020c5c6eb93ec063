/** Formats cents for a spreadsheet: "39.00", without a currency sign. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2)
