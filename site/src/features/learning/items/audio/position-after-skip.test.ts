import { expect, test } from 'vitest'
import { positionAfterSkip } from './position-after-skip.ts'

test('skips by seconds, never before the start or past the end', () => {
  expect(positionAfterSkip({ currentTime: 42, duration: 60 }, -10)).toBe(32)
  expect(positionAfterSkip({ currentTime: 4, duration: 60 }, -10)).toBe(0)
  expect(positionAfterSkip({ currentTime: 42, duration: 60 }, 30)).toBe(60)
  // While the duration is unknown, the position stays.
  expect(positionAfterSkip({ currentTime: 42, duration: Number.NaN }, 30)).toBe(42)
})
