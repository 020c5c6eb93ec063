import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

const at = new Date('2026-11-22T03:30:00Z')

test('[PAPER-4] a day is the one of the zone that is asked for, and an unknown zone is the default one', () => {
  expect(formatDate({ at, time_zone: 'America/New_York' })).toBe('November 21, 2026')
  expect(formatDate({ at, time_zone: 'America/Los_Angeles' })).toBe('November 21, 2026')
  expect(formatDate({ at, time_zone: 'UTC' })).toBe('November 22, 2026')
  expect(formatDate({ at, time_zone: 'Nowhere/Land' })).toBe('November 21, 2026')
})

test('[PAPER-4] every style names the same day; an hour names its zone', () => {
  const inNewYork = (style: Parameters<typeof formatDate>[0]['style'], when: Date | string = at) =>
    formatDate({ at: when, time_zone: 'America/New_York', style })
  expect(inNewYork('medium')).toBe('Nov 21, 2026')
  expect(inNewYork('iso', at.toISOString())).toBe('2026-11-21')
  expect(inNewYork('moment').replaceAll(' ', ' ')).toBe('Nov 21, 2026, 10:30 PM EST')
  expect(inNewYork('year', '2027-01-01T03:30:00Z')).toBe('2026')
  expect(() => inNewYork('iso', 'yesterday')).toThrow(RangeError)
})
