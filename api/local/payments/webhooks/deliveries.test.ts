import { expect, test } from 'vitest'
import { retryDelay } from './deliveries.ts'

test('[local payments] waits longer after each retry and gives up after three days', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => retryDelay({ failures, age_ms: 0 }))
  expect(waits).toEqual([200, 1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 3_600_000])
  expect(retryDelay({ failures: 50, age_ms: 3 * 86_400_000 - 1 })).toBe(3_600_000)
  expect(retryDelay({ failures: 1, age_ms: 3 * 86_400_000 })).toBeNull()
})
