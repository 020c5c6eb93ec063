import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('[SES-041] a date is written as in the US, in the zone that is asked for', () => {
  const at = new Date('2026-11-22T03:30:00Z')
  expect(formatDate({ at })).toBe('November 21, 2026')
  expect(formatDate({ at, time_zone: 'America/Los_Angeles' })).toBe('November 21, 2026')
  expect(formatDate({ at, time_zone: 'UTC' })).toBe('November 22, 2026')
  expect(formatDate({ at, time_zone: 'Nowhere/Land' })).toBe('November 21, 2026')
})
