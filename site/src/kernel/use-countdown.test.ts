import { expect, test } from 'vitest'
import { countdownText } from './use-countdown.ts'

test('formats a wait as a clock, such as 2:39', () => {
  expect([159, 60, 59, 9, 0].map(countdownText)).toEqual(['2:39', '1:00', '0:59', '0:09', '0:00'])
})
