import { expect, test } from 'vitest'
import { dueDay } from './due-day.ts'

// 10 PM of the 23rd in New York, already the 24th in UTC.
const now = new Date('2026-11-24T03:00:00Z')
const time_zone = 'America/New_York'

test('[OP-109] counts days from the portal’s own day and reports past days as over', () => {
  expect(dueDay({ due_days: 7, now, time_zone })).toBe('2026-11-30')
  expect(dueDay({ due_on: '2026-11-23', now, time_zone })).toBe('2026-11-23')
  expect(dueDay({ due_on: '2026-11-22', now, time_zone })).toBe('over')
  expect(dueDay({ due_on: null, due_days: null, now, time_zone })).toBe(null)
})
