import { isDay } from '../../schemas/dates.ts'

const minute_ms = 60_000
const day_ms = 24 * 60 * minute_ms

const parts = (at: Date, time_zone: string): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: time_zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** Formats an instant as local time in a time zone: `2026-11-22T09:30`, the format of date and time fields. */
export function clockTime(at: Date | string, time_zone: string): string {
  const { year, month, day, hour, minute } = parts(new Date(at), time_zone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** Offset of a zone from UTC at an instant, in whole minutes. */
function offset_ms(at: number, time_zone: string): number {
  const { year, month, day, hour, minute } = parts(new Date(at), time_zone)
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) - at
}

/** Finds the clock change between two instants by binary search: returns the first instant that has the offset `after`. */
function changeBetween(
  [early, late]: readonly [number, number],
  { after, time_zone }: { after: number; time_zone: string },
): number {
  if (late - early <= minute_ms) return late
  const middle = early + Math.floor((late - early) / 2 / minute_ms) * minute_ms
  const half = offset_ms(middle, time_zone) === after ? ([early, middle] as const) : ([middle, late] as const)
  return changeBetween(half, { after, time_zone })
}

/**
 * Converts local time in a zone to an instant; null for an invalid date or time and for years before 1970 (a field reports 0002 while 2026 is being
 * typed). A time that occurs twice gives the first instant; a skipped one gives the first instant after the gap.
 */
export function instantAt(clock: string, time_zone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(clock) || !isDay(clock.slice(0, 10))) return null
  const wanted = Date.parse(`${clock}Z`)
  if (wanted < 0) return null
  // No zone is more than 14 hours from UTC, so one day earlier and one day later enclose any relevant clock change.
  const before = offset_ms(wanted - day_ms, time_zone)
  const after = offset_ms(wanted + day_ms, time_zone)
  const shown = [wanted - before, wanted - after].filter((at) => at + offset_ms(at, time_zone) === wanted)
  if (shown.length > 0) return new Date(Math.min(...shown))
  return new Date(changeBetween([wanted - after, wanted - before], { after, time_zone }))
}

/** Returns the local time that replaces one skipped by a clock change (02:30 becomes 03:00 when daylight saving time begins); null for all others. */
export function replacementOfSkippedTime(clock: string, time_zone: string): string | null {
  const found = instantAt(clock, time_zone)
  const shown = found && clockTime(found, time_zone)
  return shown === clock ? null : shown
}
