import { expect, test } from 'vitest'
import { nameOfSlug } from './name-of-slug.ts'

test('a line that is gone still has a name that the shopper knows', () => {
  expect(nameOfSlug('safe-lifting-2')).toBe('Safe lifting 2')
  expect(nameOfSlug('ethics')).toBe('Ethics')
})
