import { expect, test } from 'vitest'
import { nameOfSlug } from './cart-content.store.ts'

test('derives a readable name for a line that no longer exists', () => {
  expect(nameOfSlug('safe-lifting-2')).toBe('Safe lifting 2')
  expect(nameOfSlug('ethics')).toBe('Ethics')
})
