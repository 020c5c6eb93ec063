import { expect, test } from 'vitest'
import { formatDate, formatDay } from './format-date.ts'

const at = new Date('2026-11-22T03:30:00Z')

test('[PAPER-4] a day is the one of the zone that is asked for, and an unknown zone is the default one', () => {
  const dayIn = (time_zone: string) => formatDay({ at, time_zone, reader_zone: time_zone })
  expect(dayIn('America/New_York')).toBe('November 21, 2026')
  expect(dayIn('America/Los_Angeles')).toBe('November 21, 2026')
  expect(dayIn('UTC')).toBe('November 22, 2026')
  expect(dayIn('Nowhere/Land')).toBe('November 21, 2026')
})

test('[STUMBLE-26] a day names its zone where it is another day for its reader, or where nobody knows who reads it', () => {
  const read = (reader_zone: string | null, when: Date | string = at) =>
    formatDay({ at: when, time_zone: 'America/New_York', reader_zone, style: 'medium' })
  expect(read('America/Chicago')).toBe('Nov 21, 2026')
  expect(read('Asia/Tokyo')).toBe('Nov 21, 2026 (EST)')
  expect(read(null)).toBe('Nov 21, 2026 (EST)')
  // Some hours of the day are the same day almost everywhere.
  expect(read('Asia/Tokyo', '2026-07-22T13:00:00Z')).toBe('Jul 22, 2026')
  expect(read('Asia/Tokyo', '2026-07-22T19:00:00Z')).toBe('Jul 22, 2026 (EDT)')
  expect(formatDay({ at, time_zone: 'Asia/Tokyo', reader_zone: 'America/New_York' })).toBe('November 22, 2026 (GMT+9)')
})

test('[PAPER-4] every style names the same day; an hour names its zone', () => {
  const time_zone = 'America/New_York'
  const inNewYork = (style: Parameters<typeof formatDate>[0]['style'], when: Date | string = at) =>
    formatDate({ at: when, time_zone, style })
  expect(formatDay({ at, time_zone, reader_zone: time_zone, style: 'medium' })).toBe('Nov 21, 2026')
  expect(inNewYork('iso', at.toISOString())).toBe('2026-11-21')
  expect(inNewYork('moment').replaceAll(' ', ' ')).toBe('Nov 21, 2026, 10:30 PM EST')
  expect(inNewYork('year', '2027-01-01T03:30:00Z')).toBe('2026')
  expect(() => inNewYork('iso', 'yesterday')).toThrow(RangeError)
})
