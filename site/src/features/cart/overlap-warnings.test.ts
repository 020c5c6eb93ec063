import { expect, test } from 'vitest'
import { overlapWarnings } from './overlap-warnings.ts'

const owned = new Map([
  [1, { id: 1, related_id: 11, is_finished: false }],
  [2, { id: 2, related_id: 12, is_finished: true }],
  [3, { id: 3, related_id: 13, is_finished: false }],
])
const warningsFor = (course_ids: number[], others: number[] = []) => overlapWarnings({ course_ids, owned, others })

test('[CRT-007] warns about courses of a bundle that the shopper owns, finished or already added', () => {
  expect(warningsFor([7, 8])).toEqual([])
  expect(warningsFor([1, 8])).toEqual([
    'You’re already enrolled in 1 of its 2 courses. You can give that seat to someone else.',
  ])
  expect(warningsFor([1, 2, 3], [3, 9])).toEqual([
    'You’re already enrolled in 2 of its 3 courses. You can give those seats to someone else.',
    'You’ve already finished 1 of its 3 courses.',
    '1 of its 3 courses is also in your cart elsewhere.',
  ])
  expect(warningsFor([7, 8], [7, 8])).toEqual(['2 of its 2 courses are also in your cart elsewhere.'])
})
