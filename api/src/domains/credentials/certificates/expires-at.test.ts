import { expect, test } from 'vitest'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { certificateExpiresAt } from './expires-at.ts'

test('expires a certificate on the same day of the month in its portal’s calendar', () => {
  const day = (issued: string, valid_for_months: number, time_zone = 'America/New_York') =>
    formatDate({
      at: certificateExpiresAt({ issued_at: new Date(issued), valid_for_months, time_zone }),
      time_zone,
      style: 'iso',
    })
  // 23:30 on November 21 in New York; the clocks change before May.
  expect(day('2026-11-22T04:30:00Z', 6)).toBe('2027-05-21')
  expect(day('2026-11-22T04:30:00Z', 6, 'UTC')).toBe('2027-05-22')
  expect(day('2026-11-22T04:30:00Z', 24)).toBe('2028-11-21')
  expect(day('2026-08-31T12:00:00Z', 6)).toBe('2027-02-28')
  expect(day('2026-11-22T04:30:00Z', 6, 'Nowhere/Land')).toBe('2027-05-21')
})
