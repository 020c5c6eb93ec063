import { expect, test } from 'vitest'
import { skipped } from './skipped.ts'

test('a recording is moved by seconds, never before its start or past its end', () => {
  expect(skipped({ currentTime: 42, duration: 60 }, -10)).toBe(32)
  expect(skipped({ currentTime: 4, duration: 60 }, -10)).toBe(0)
  expect(skipped({ currentTime: 42, duration: 60 }, 30)).toBe(60)
  // While its length is not known yet, it stays where it is.
  expect(skipped({ currentTime: 42, duration: Number.NaN }, 30)).toBe(42)
})
