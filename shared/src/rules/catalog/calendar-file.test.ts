import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'session-7@portico.localhost',
  title: 'Fall protection; live, with questions',
  from: '2026-12-01T14:00:00.000Z',
  to: '2026-12-01T17:30:00.000Z',
  place: '120 East Gay Street, Room 4\\B',
  text: 'First line\nSecond line',
  url: 'http://portico.localhost/course/fall-protection',
}
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n')

test('[CAT-005] a calendar file has the session in UTC and escapes special characters', () => {
  expect(linesOf(calendarFile(event, '2026-11-23T08:09:10.123Z'))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Schedules//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:session-7@portico.localhost',
    'DTSTAMP:20261123T080910Z',
    'DTSTART:20261201T140000Z',
    'DTEND:20261201T173000Z',
    String.raw`SUMMARY:Fall protection\; live\, with questions`,
    String.raw`LOCATION:120 East Gay Street\, Room 4\\B`,
    String.raw`DESCRIPTION:First line\nSecond line`,
    'URL:http://portico.localhost/course/fall-protection',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('[CAT-005] folds lines at 75 bytes without splitting characters, and escapes line breaks in text', () => {
  const title = `${'ñ'.repeat(100)}\r\nEND:VCALENDAR`
  const file = calendarFile({ ...event, title, place: '', text: '' }, event.from)
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(linesOf(file).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
  expect(linesOf(file).find((line) => line.startsWith('SUMMARY:'))).toBe(
    String.raw`SUMMARY:${'ñ'.repeat(100)}\nEND:VCALENDAR`,
  )
  expect(file).not.toMatch(/LOCATION|DESCRIPTION/)
})
