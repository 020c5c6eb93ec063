import { expect, test } from 'vitest'
import { dayAfter, yearsAfter } from './calendar-days.ts'

test('counts days across the ends of months and years, in both directions', () => {
  expect(dayAfter('2027-02-28', 1)).toBe('2027-03-01')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31')
})

test('counts years; February 29 becomes February 28 in a year without it', () => {
  expect(yearsAfter('2027-04-30', -2)).toBe('2025-04-30')
  expect(yearsAfter('2028-02-29', 1)).toBe('2029-02-28')
  expect(yearsAfter('2028-02-29', 4)).toBe('2032-02-29')
})
