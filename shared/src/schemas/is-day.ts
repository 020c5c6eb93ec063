/** Whether a date such as 2026-11-23 exists in the calendar and in a year that databases can store: rejects February 31 and year 0. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000') || Number.isNaN(at)) return false
  return new Date(at).toISOString().startsWith(text)
}
