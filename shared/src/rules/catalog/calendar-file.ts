export type CalendarEvent = {
  /** the same in every file of an event, so that calendars replace the earlier entry */
  readonly uid: string
  readonly title: string
  /** UTC timestamps, ISO 8601 */
  readonly from: string
  readonly to: string
  readonly place: string
  readonly text: string
  readonly url: string
}

const longest = 75
const encoder = new TextEncoder()

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
/** 2026-11-21T14:00:00.000Z becomes 20261121T140000Z */
const stamp = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Folds a line at 75 bytes: continuation lines begin with a space, and no character is split. */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > longest) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += letter
    bytes += size
  }
  return lines.join('\r\n')
}

/** Writes an event as a calendar file (RFC 5545). Times are in UTC; calendars show them in the reader's time zone. */
export function calendarFile(event: CalendarEvent, made_at: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Schedules//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(made_at)}`,
    `DTSTART:${stamp(event.from)}`,
    `DTEND:${stamp(event.to)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
