import { expect, test } from 'vitest'
import { leadTimeOf } from './expiry-alerts.ts'

test('[OP-16] a lead time has come once the expiry is within it; none before 90 days, and none once it has expired', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const in_days = (days: number) => leadTimeOf({ expires_at: new Date(now.getTime() + days * 86_400_000), now })
  expect([91, 90, 31, 30, 8, 7, 1, 0, -3].map(in_days)).toEqual([null, 90, 90, 30, 30, 7, 7, null, null])
})
