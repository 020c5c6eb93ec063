import { expect, test } from 'vitest'
import { successText } from './success-text.ts'

const line = { is_disputed: false, seats_for: null, enrollment_id: 5, quantity: 1, seats: { free: 0 } }
const seats = { ...line, enrollment_id: null, quantity: 3, seats: { free: 3 } }
const textOf = (...lines: Parameters<typeof successText>[0]['lines']) => successText({ type: 'course', lines })

test('a course can be started, unless its payment is disputed', () => {
  expect(textOf(line)).toBe('You can start right away.')
  expect(textOf({ ...line, is_disputed: true })).toContain('paused')
})

test('seats offer one to the buyer only where they are not bought for others or already taken', () => {
  expect(textOf(seats)).toContain('Claim one for yourself')
  expect(textOf({ ...seats, seats_for: 'others' })).not.toContain('for yourself')
  expect(textOf({ ...seats, seats_for: 'buyer', enrollment_id: 5, seats: { free: 2 } })).toMatch(
    /^You can start right away\. .*other seats/,
  )
})
