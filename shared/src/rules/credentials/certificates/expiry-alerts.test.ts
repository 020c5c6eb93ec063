import { expect, test } from 'vitest'
import { reachedLeadTime } from './expiry-alerts.ts'

test('[OP-16] picks the shortest lead time reached; none before 90 days or after expiration', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const in_days = (left: number, days: readonly number[] = [90, 30, 7]) =>
    reachedLeadTime({ expires_at: new Date(now.getTime() + left * 86_400_000), now, days })
  expect([91, 90, 31, 30, 8, 7, 1, 0, -3].map((left) => in_days(left))).toEqual([
    null,
    90,
    90,
    30,
    30,
    7,
    7,
    null,
    null,
  ])
  expect([61, 60, 15, 14, 0].map((left) => in_days(left, [14, 60]))).toEqual([null, 60, 60, 14, null])
  expect(in_days(5, [])).toBeNull()
})
