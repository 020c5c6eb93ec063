import { expect, test } from 'vitest'
import { wholeQuantity } from './whole-quantity.ts'

const seats = { min: 1, max: 999 }

test('[CRT-029] corrects a quantity to a whole number within its bounds and says so', () => {
  expect([0, -3, 1000, 2.5, 999.5, Number.NaN].map((typed) => wholeQuantity(typed, seats))).toEqual([
    { quantity: 1, note: 'Enter 1 or more.' },
    { quantity: 1, note: 'Enter 1 or more.' },
    { quantity: 999, note: 'Enter 999 or less.' },
    { quantity: 2, note: 'Whole numbers only: changed to 2.' },
    { quantity: 999, note: 'Enter 999 or less.' },
    { quantity: 1, note: 'Enter 1 or more.' },
  ])
  expect(wholeQuantity(5000, { min: 1, max: 9999 })).toEqual({ quantity: 5000, note: null })
  expect([1, 2, 999].map((typed) => wholeQuantity(typed, seats).note)).toEqual([null, null, null])
})
