import { expect, test } from 'vitest'
import { formatDate, formatDay } from './format-date.ts'

const at = new Date('2026-11-22T03:30:00Z')

test('formats a day in the requested zone and uses the default for unknown zones', () => {
  const dayIn = (time_zone: string) => formatDay({ at, time_zone, reader_zone: time_zone })
  expect(dayIn('America/New_York')).toBe('November 21, 2026')
  expect(dayIn('America/Los_Angeles')).toBe('November 21, 2026')
  expect(dayIn('UTC')).toBe('November 22, 2026')
  expect(dayIn('Nowhere/Land')).toBe('November 21, 2026')
})

test('a day names its zone if the reader’s day differs or their zone is unknown', () => {
  const read = (reader_zone: string | null, when: Date | string = at) =>
    formatDay({ at: when, time_zone: 'America/New_York', reader_zone, style: 'medium' })
  expect(read('America/Chicago')).toBe('Nov 21, 2026')
  expect(read('Asia/Tokyo')).toBe('Nov 21, 2026 (EST)')
  expect(read(null)).toBe('Nov 21, 2026 (EST)')
  // At some hours it is the same day almost everywhere.
  expect(read('Asia/Tokyo', '2026-07-22T13:00:00Z')).toBe('Jul 22, 2026')
  expect(read('Asia/Tokyo', '2026-07-22T19:00:00Z')).toBe('Jul 22, 2026 (EDT)')
  expect(formatDay({ at, time_zone: 'Asia/Tokyo', reader_zone: 'America/New_York' })).toBe('November 22, 2026 (GMT+9)')
})

test('every style formats the same day, and times name their zone', () => {
  const time_zone = 'America/New_York'
  const inNewYork = (style: Parameters<typeof formatDate>[0]['style'], when: Date | string = at) =>
    formatDate({ at: when, time_zone, style })
  expect(formatDay({ at, time_zone, reader_zone: time_zone, style: 'medium' })).toBe('Nov 21, 2026')
  expect(inNewYork('iso', at.toISOString())).toBe('2026-11-21')
  expect(inNewYork('moment').replaceAll(' ', ' ')).toBe('Nov 21, 2026, 10:30 PM EST')
  expect(inNewYork('year', '2027-01-01T03:30:00Z')).toBe('2026')
  expect(() => inNewYork('iso', 'yesterday')).toThrow(RangeError)
})
