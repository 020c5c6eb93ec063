import { seededRandom } from './seeded-random.ts'

/** The fixed "today" of the demo data. */
export const demoToday = Date.UTC(2026, 10, 16, 14)
const day_ms = 86_400_000

export function daysAgo(days: number): string {
  return new Date(demoToday - Math.round(days * day_ms)).toISOString()
}

/** Publication and last-update dates, during office hours, derived from the slug. */
export function courseDates(slug: string, isFresh: boolean): { published_at: string; updated_at: string } {
  const random = seededRandom(`dates ${slug}`)
  const published = 120 + Math.floor(random() * 1100)
  const updated = isFresh ? 4 + Math.floor(random() * 35) : 20 + Math.floor(random() * Math.min(published - 30, 420))
  return { published_at: daysAgo(published + random() / 3), updated_at: daysAgo(updated + random() / 3) }
}

/** The first of January of a year some years ago. */
export const newYearBefore = (years: number): string => `${new Date().getUTCFullYear() - years}-01-01`

/** The given month and day (such as 04-30) of next year, so that whatever is valid until then stays valid in the demo. */
export const nextYearOn = (month_and_day: string): string => `${new Date().getUTCFullYear() + 1}-${month_and_day}`
