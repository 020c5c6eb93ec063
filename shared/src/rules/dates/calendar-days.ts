/** Returns the calendar day a number of days later (or earlier, if negative). */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Returns the same calendar day a number of years later (or earlier, if negative); February 29 becomes February 28 without a leap day. */
export function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = new Date(Date.UTC(year + years, month - 1, date))
  if (at.getUTCMonth() !== month - 1) at.setUTCDate(0)
  return at.toISOString().slice(0, 10)
}
