import { expect, test } from 'vitest'
import { minutesLabel } from './minutes-label.ts'

test('formats seat time in minutes with one decimal, never rounding up', () => {
  expect([0, 5_999, 90_000, 59_999, 754_000].map(minutesLabel)).toEqual(['0', '0', '1.5', '0.9', '12.5'])
})
