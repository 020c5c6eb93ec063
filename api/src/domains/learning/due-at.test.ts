import { expect, test } from 'vitest'
import { dueAt } from './due-at.ts'

const enrolled_at = new Date('2026-10-30T03:30:00Z')
const at = (given: Partial<Parameters<typeof dueAt>[0]>) =>
  dueAt({ due_days: null, due_on: null, enrolled_at, time_zone: 'America/New_York', ...given })?.toISOString() ?? null

test('[OP-89] a course is due at the end of the portal’s day, even across clock changes', () => {
  expect(at({})).toBeNull()
  // Enrolled on October 29 in New York; three days later the clocks go back.
  expect(at({ due_days: 3 })).toBe('2026-11-02T04:59:59.999Z')
  expect(at({ due_on: '2026-11-30' })).toBe('2026-12-01T04:59:59.999Z')
  expect(at({ due_on: '2026-11-30', time_zone: 'Pacific/Kiritimati' })).toBe('2026-11-30T09:59:59.999Z')
})
