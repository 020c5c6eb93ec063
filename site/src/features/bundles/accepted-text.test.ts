import { expect, test } from 'vitest'
import { acceptedText } from './accepted-text.ts'

test('says for how many courses of a bundle an agency grants hours', () => {
  expect(acceptedText({ courses_count: 3, hundredths: 1000 }, 3)).toBe('all 3 courses, 10 hours')
  expect(acceptedText({ courses_count: 2, hundredths: 700 }, 3)).toBe('2 of 3 courses, 7 hours')
  expect(acceptedText({ courses_count: 1, hundredths: 100 }, 1)).toBe('the course, 1 hour')
  expect(acceptedText({ courses_count: 1, hundredths: 0 }, 3)).toBe('1 of 3 courses')
})
