import { expect, test } from 'vitest'
import { withLead, withTicked } from './instructor-order.ts'

test('ticking an instructor never takes the lead from another; unticking the lead promotes the next', () => {
  expect(withTicked([9, 3], [3, 5, 9])).toEqual([9, 3, 5])
  expect(withTicked([9, 3], [3])).toEqual([3])
  expect(withTicked([], [4])).toEqual([4])
})

test('puts the chosen lead first and keeps the order of the others', () => {
  expect(withLead([9, 3, 5], 5)).toEqual([5, 9, 3])
  expect(withLead([9], 9)).toEqual([9])
})
