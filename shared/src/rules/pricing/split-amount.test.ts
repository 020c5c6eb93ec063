import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAmount } from './split-amount.ts'

test('splits an amount in proportion without losing or gaining a cent', () => {
  expect(splitAmount({ amount: 100, weights: [1, 1, 1] })).toEqual([34, 33, 33])
  expect(splitAmount({ amount: 5900, weights: [3000, 1900, 1100] })).toEqual([2950, 1868, 1082])
  expect(splitAmount({ amount: 7, weights: [0, 0] })).toEqual([4, 3])
  expect(splitAmount({ amount: 7, weights: [0, 5] })).toEqual([0, 7])
  expect(splitAmount({ amount: 0, weights: [3, 5] })).toEqual([0, 0])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 40 }),
      (amount, weights) => {
        const parts = splitAmount({ amount, weights })
        const sum = weights.reduce((total, weight) => total + weight, 0)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          const exact = sum === 0 ? amount / weights.length : (amount * (weights[index] ?? 0)) / sum
          expect(Math.abs(part - exact)).toBeLessThan(1)
        }
      },
    ),
  )
})
