/** Cents as a spreadsheet counts them: "39.00", without a sign of the currency. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2)
