import { expect, test } from 'vitest'
import { learnerCourse } from '../../../../../tests/support/learner-course.ts'
import { exhaustedText, nextText, progressText } from './progress-text.ts'

test('shows how many items are done beside the percentage', () => {
  expect(progressText({ percentage: 67, items_done: 10, items_total: 12 })).toBe('67% · 10 of 12 done')
  expect(progressText({ percentage: 0, items_done: 0, items_total: 0 })).toBe('0%')
})

test('says that a failed item has no attempts left, unless the next item does or the course is completed', () => {
  const course = { ...learnerCourse, exhausted_item: 'Final exam' }
  expect(exhaustedText(course)).toBe('Failed, no attempts left: Final exam')
  const next_item = { id: 1, itemable_type: 'Exam', title: 'Final exam', module_id: 2, waits_for: 'attempts' } as const
  expect(exhaustedText({ ...course, next_item })).toBeNull()
  expect(exhaustedText({ ...course, finished_at: '2026-01-02T00:00:00.000Z' })).toBeNull()
  expect(exhaustedText(learnerCourse)).toBeNull()
})

test('names the next item while the course is open and unfinished', () => {
  const next_item = { id: 1, itemable_type: 'Text', title: 'Slings', module_id: 2, waits_for: null } as const
  const course = { ...learnerCourse, next_item }
  expect(nextText(course)).toBe('Next: Slings')
  const waiting = (waits_for: 'grade' | 'attempts') => nextText({ ...course, next_item: { ...next_item, waits_for } })
  expect([waiting('grade'), waiting('attempts')]).toEqual([
    'Waiting for your grade: Slings',
    'No attempts left: Slings',
  ])
  expect(nextText({ ...course, next_item: null })).toBeNull()
  expect(nextText({ ...course, access: 'none' })).toBeNull()
  expect(nextText({ ...course, access: 'read_only', finished_at: '2026-01-02T00:00:00.000Z' })).toBeNull()
})
