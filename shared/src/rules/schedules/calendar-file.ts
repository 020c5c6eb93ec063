export type CalendarEvent = {
  /** the same in every file of the same event, so that a calendar replaces it */
  readonly uid: string
  readonly title: string
  /** instants in UTC, ISO 8601 */
  readonly from: string
  readonly to: string
  readonly place: string
  readonly text: string
  readonly url: string
}

const longest = 75
const encoder = new TextEncoder()

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
/** 2026-11-21T14:00:00.000Z as 20261121T140000Z */
const stamp = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A line of at most 75 bytes; the rest goes on in lines that begin with a blank, and no letter is torn apart. */
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

/** An event as a calendar file (RFC 5545). Its times are instants in UTC: every calendar shows them in the zone of its reader. */
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
