import { expect, test } from 'vitest'
import { minimumTime } from './minimum-time.ts'

test('says the required minutes and those that were spent', () => {
  expect(minimumTime(60)).toBe('Your certificate needs at least 60 minutes in this course.')
  expect(minimumTime(60, { active_ms: 119_000, offline_ms: 0 })).toMatch(/You’ve spent 1 minute so far\.$/)
  expect(minimumTime(1, { active_ms: 0, offline_ms: 0 })).toBe(
    'Your certificate needs at least 1 minute in this course. You’ve spent 0 minutes so far.',
  )
})
