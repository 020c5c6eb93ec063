import { afterEach, expect, test, vi } from 'vitest'
import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { staffDay, staffSentence } from './staff-completion.ts'

afterEach(() => vi.unstubAllGlobals())

const done = { name: 'Robin Vale', reason: 'Sat with us on paper.', at: '2026-03-04T17:00:00.000Z', item_ids: [7] }
const courseWith = (completed_by_staff: LearnerCourse['completed_by_staff']) =>
  ({ completed_by_staff }) as LearnerCourse

test('[LRN-032] shows which items staff completed and when, and who completed the course and why', () => {
  vi.stubGlobal('document', { body: { dataset: { timeZone: 'America/New_York' } } })
  const course = courseWith(done)
  expect(staffDay(course, 7)).toMatch(/^Completed by the staff on March 4, 2026/)
  expect(staffDay(course, 8)).toBeNull()
  // The time zone is included if the reader's date differs.
  expect(staffSentence(course)).toMatch(
    /^Completed by the staff on March 4, 2026(?: \(\w+\))?: Robin Vale, “Sat with us on paper\.”$/,
  )
  expect(staffSentence(courseWith({ ...done, name: '' }))).toContain(': Staff, “')
  expect([staffSentence(courseWith(null)), staffDay(courseWith(null), 7)]).toEqual([null, null])
})
