import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAmount } from './split-amount.ts'
import { splitWithFloors } from './split-with-floors.ts'

const cents = fc.integer({ min: 0, max: 9_999_999 })
const part = fc.record({ weight: cents, floor: fc.oneof(fc.constant(0), cents) })

test('[CRT-023] keeps parts above their floors, loses no cent, returns null if floors exceed the amount', () => {
  expect(splitWithFloors({ amount: 9000, weights: [8000, 2000], floors: [0, 2000] })).toEqual([7000, 2000])
  expect(splitWithFloors({ amount: 1999, weights: [8000, 2000], floors: [0, 2000] })).toBeNull()
  expect(splitWithFloors({ amount: 2500, weights: [2000, 0], floors: [2000, 0] })).toEqual([2500, 0])
  fc.assert(
    fc.property(cents, fc.array(part, { minLength: 1, maxLength: 20 }), (amount, parts) => {
      const weights = parts.map(({ weight }) => weight)
      const floors = parts.map(({ floor }) => floor)
      const split = splitWithFloors({ amount, weights, floors })
      const least = floors.reduce((total, floor) => total + floor, 0)
      if (amount < least) {
        expect(split).toBeNull()
        return
      }
      expect(split?.reduce((total, one) => total + one, 0)).toBe(amount)
      for (const [index, one] of split?.entries() ?? []) expect(one).toBeGreaterThanOrEqual(floors[index] ?? 0)
      if (least === 0) expect(split).toEqual(splitAmount({ amount, weights }))
    }),
  )
})
