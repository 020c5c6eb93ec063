import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

test('[HOUSE-7] a wait reads like a clock, not like 159 seconds', () => {
  expect([159, 60, 59, 9, 0].map(countdownText)).toEqual(['2:39', '1:00', '0:59', '0:09', '0:00'])
})
