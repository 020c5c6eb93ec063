/** Whether the calendar has this day, as 2026-11-23, in a year that databases keep: no February 31, no year 0. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000') || Number.isNaN(at)) return false
  return new Date(at).toISOString().startsWith(text)
}
