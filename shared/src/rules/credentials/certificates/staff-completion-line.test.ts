import { expect, test } from 'vitest'
import { staffCompletionLine } from './staff-completion-line.ts'

test('[LRN-032] names the staff member who completed the course, the date, and the items marked', () => {
  const done = { name: 'Ada Lovelace', at: '2026-11-23T08:00:00Z', items: 3, items_total: 12 }
  expect(staffCompletionLine(done, 'November 23, 2026')).toBe(
    '3 of 12 items marked as completed by staff (Ada Lovelace, November 23, 2026), without score and seat time',
  )
  expect(staffCompletionLine({ ...done, items: 1, items_total: 1 }, 'November 23, 2026')).toContain(
    '1 of 1 item marked',
  )
})
