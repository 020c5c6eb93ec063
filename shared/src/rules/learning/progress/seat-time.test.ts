import { expect, test } from 'vitest'
import { heartbeat_ms, creditedTime, longestHeartbeat_ms, longestOffline_ms, minutesLabel } from './seat-time.ts'

test('credits the reported time, capped by elapsed time and the heartbeat limit', () => {
  const credit = (claimed_ms: number, since_ms: number, is_offline = false) =>
    creditedTime({ claimed_ms, since_ms, is_offline })
  expect(credit(heartbeat_ms, heartbeat_ms)).toBe(heartbeat_ms)
  expect(credit(heartbeat_ms, 12_000)).toBe(12_000)
  expect(credit(10_000_000, Infinity)).toBe(longestHeartbeat_ms)
  expect(credit(600_000, 86_400_000)).toBe(longestHeartbeat_ms)
  expect(credit(600_000, 700_000, true)).toBe(600_000)
  expect(credit(10_000_000, 20_000_000, true)).toBe(longestOffline_ms)
  expect(credit(-5, 1_000)).toBe(0)
})

test('parallel tabs never credit more than the elapsed time', () => {
  let heard_at = 0
  let total = 0
  for (let at = 0; at <= 600_000; at += 7_000) {
    total += creditedTime({ claimed_ms: heartbeat_ms, since_ms: at - heard_at, is_offline: false })
    heard_at = at
  }
  expect(total).toBeLessThanOrEqual(600_000)
})

test('formats seat time in minutes with one decimal, never rounding up', () => {
  expect([0, 5_999, 90_000, 59_999, 754_000].map(minutesLabel)).toEqual(['0', '0', '1.5', '0.9', '12.5'])
})
