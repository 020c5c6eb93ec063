/** Formats milliseconds as minutes with one decimal, rounded down: 90,000 is 1.5. */
export const minutesLabel = (milliseconds: number): string => String(Math.floor(milliseconds / 6_000) / 10)
