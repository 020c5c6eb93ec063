/** Time zone of pages shared by all portals, and the fallback for a portal whose zone is not in the IANA list. */
export const defaultTimeZone = 'America/New_York'

const styles = {
  /** November 21, 2026 */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** Nov 21, 2026 */
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  /** Nov 21, 2026, 10:30 PM EST */
  moment: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** Sat, Nov 21, 2026, 9:00 AM – 12:00 PM EST */
  session: {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** Nov 21, 2026, 9:00 AM, for a clock time whose zone is displayed separately */
  clock: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** 2026-11-21, for machines and file names */
  iso: { year: 'numeric', month: '2-digit', day: '2-digit' },
  /** November 2026 */
  month: { year: 'numeric', month: 'long' },
  /** 2026 */
  year: { year: 'numeric' },
  /** only the zone name (EST) is used */
  zone: { timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Day formats for people; used only by `formatDay`. */
export type DayStyle = 'long' | 'medium'
type DateStyle = Exclude<keyof typeof styles, DayStyle | 'zone' | 'session' | 'clock'>

const formats = new Map<string, Intl.DateTimeFormat>()

type Instant = { at: Date | string; time_zone: string }

/**
 * Formats an instant in a portal's time zone (IANA name), in US English. All dates are formatted in this file, so that one instant shows the same day
 * on pages, PDFs, emails, exports and structured data. An unknown zone falls back to the default; an invalid `at` throws a RangeError.
 */
export function formatDate({ at, time_zone, style }: Instant & { style: DateStyle }): string {
  const format = formatIn(time_zone, style)
  if (style !== 'iso') return format.format(new Date(at))
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

type ReadDay = Instant & { reader_zone: string | null; style?: DayStyle }

/**
 * A day in a portal's time zone, for people, and the zone's short name if the reader's day differs, otherwise null. `reader_zone` null: the reader's
 * zone is unknown, as in an email or a PDF.
 */
export function dayAndZone({ at, time_zone, reader_zone, style = 'long' }: ReadDay): {
  day: string
  zone: string | null
} {
  const when = new Date(at)
  const day = formatIn(time_zone, style).format(when)
  if (reader_zone !== null && formatIn(reader_zone, style).format(when) === day) return { day, zone: null }
  const parts = formatIn(time_zone, 'zone').formatToParts(when)
  return { day, zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? null }
}

/** Formats a day and its zone, as `dayAndZone` returns them: "November 21, 2026 (EST)". */
export function formatDay(read: ReadDay): string {
  const { day, zone } = dayAndZone(read)
  return zone === null ? day : `${day} (${zone})`
}

/** Formats a calendar day without time and zone, such as 2026-11-21, for people: “Nov 21, 2026”. */
export const formatCalendarDay = (day: string, style: DayStyle = 'medium'): string =>
  formatIn('UTC', style).format(new Date(`${day}T12:00:00Z`))

/** Formats a start and an end time in their own zone: “Sat, Nov 21, 2026, 9:00 AM – 12:00 PM EST”. */
export const formatSession = ({ from, to, time_zone }: { from: string; to: string; time_zone: string }): string =>
  formatIn(time_zone, 'session').formatRange(new Date(from), new Date(to))

/** Formats the value of a date and time field (`2026-11-21T09:00`): “Nov 21, 2026, 9:00 AM”. */
export const formatClock = (clock: string): string => formatIn('UTC', 'clock').format(new Date(`${clock}:00Z`))

function formatIn(time_zone: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${style} ${time_zone}`
  const known = formats.get(key)
  if (known) return known
  try {
    const made = new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: time_zone })
    formats.set(key, made)
    return made
  } catch {
    return formatIn(defaultTimeZone, style)
  }
}
