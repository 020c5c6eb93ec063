import { expect, test } from 'vitest'
import { ledBy, taughtBy } from './taught-by.ts'

test('[STUMBLE-21] ticking an instructor who stands earlier in the list takes the lead from nobody; the next one leads once the lead is unticked', () => {
  expect(taughtBy([9, 3], [3, 5, 9])).toEqual([9, 3, 5])
  expect(taughtBy([9, 3], [3])).toEqual([3])
  expect(taughtBy([], [4])).toEqual([4])
})

test('[STUMBLE-21] whoever is chosen to lead comes first, and the others keep their order', () => {
  expect(ledBy([9, 3, 5], 5)).toEqual([5, 9, 3])
  expect(ledBy([9], 9)).toEqual([9])
})
