import { expect, test } from 'vitest'
import { repeatsTitle } from './repeats-title.ts'

test('[STUMBLE-4] a package called like its course is not named twice in the line above it; another lesson and its course are', () => {
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
