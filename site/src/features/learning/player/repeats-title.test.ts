import { expect, test } from 'vitest'
import { repeatsTitle } from './repeats-title.ts'

test('omits the course title when it repeats the package title, and shows both otherwise', () => {
  const course = 'HIPAA Essentials for Front Desk Staff'
  expect(
    [
      course,
      'HIPAA essentials',
      'hipaa-essentials for Front Desk Staff (2026)',
      'HIPAA',
      'HIP',
      'Front Desk Staff',
    ].map((title) => repeatsTitle(course, title)),
  ).toEqual([true, true, true, true, false, false])
})
