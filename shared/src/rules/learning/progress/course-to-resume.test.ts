import { expect, test } from 'vitest'
import { courseToResume } from './course-to-resume.ts'

const open = { access: 'full', finished_at: null } as const
const course = { ...open, touched_at: '2026-05-04T09:00:00.000Z' }

test('resumes the unfinished course touched last, among those that still open', () => {
  const later = { ...course, touched_at: '2026-05-05T09:00:00.000Z' }
  const finished = { ...later, access: 'read_only', finished_at: '2026-05-06T09:00:00.000Z' } as const
  const paused = { ...later, access: 'paused' } as const
  const untouched = { ...open, touched_at: null }
  expect(courseToResume([untouched, finished, course, later, paused])).toBe(later)
  expect(courseToResume([untouched, finished, paused])).toBeNull()
  expect(courseToResume([])).toBeNull()
})
