/** How often a price is charged. */
export interface Interval {
  interval: string
  interval_count: number
}

const DAY_S = 24 * 60 * 60
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 }
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 }

/** The date `steps` intervals after an anchor: the 31st becomes the last day of a shorter month, then the 31st again. In UTC, as at Stripe. */
export function intervalsAfter(anchor_s: number, { interval, interval_count }: Interval, steps: number): number {
  const months = MONTHS[interval]
  if (months === undefined) return anchor_s + (DAYS[interval] ?? 1) * DAY_S * interval_count * steps
  const anchor = new Date(anchor_s * 1000)
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months * interval_count * steps]
  const last_day = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const midnight_s = Date.UTC(year, month, Math.min(anchor.getUTCDate(), last_day)) / 1000
  return midnight_s + (anchor_s % DAY_S)
}

/** End of the period that begins at `start_s`, for a subscription anchored at `anchor_s`. */
export function periodEnd(anchor_s: number, interval: Interval, start_s: number): number {
  let steps = 1
  while (intervalsAfter(anchor_s, interval, steps) <= start_s) steps++
  return intervalsAfter(anchor_s, interval, steps)
}

/** One interval after `start_s`: on the anchor's schedule if `start_s` is one of its dates, otherwise counted from `start_s`. */
export function oneFrom(anchor_s: number, interval: Interval, start_s: number): number {
  let steps = 0
  while (intervalsAfter(anchor_s, interval, steps) < start_s) steps++
  return intervalsAfter(anchor_s, interval, steps) === start_s
    ? intervalsAfter(anchor_s, interval, steps + 1)
    : intervalsAfter(start_s, interval, 1)
}

/** The share of an amount for the rest of its period, prorated to the second and rounded to the cent. */
export function restOf(amount: number, { start, end, at }: { start: number; end: number; at: number }): number {
  return Math.round((amount * Math.max(0, end - at)) / (end - start))
}

export const isSameInterval = (a: Interval, b: Interval): boolean =>
  a.interval === b.interval && a.interval_count === b.interval_count
