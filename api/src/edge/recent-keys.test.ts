import { afterEach, expect, test, vi } from 'vitest'
import { recentKeys } from './recent-keys.ts'

afterEach(() => void vi.useRealTimers())

test('remembers keys for their lifetime, never more than the limit', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const keys = recentKeys({ lifetime_ms: 1_000, most: 3 })
  for (const key of ['a', 'b', 'c', 'a', 'd']) keys.add(key)
  expect(['a', 'b', 'c', 'd'].map(keys.has)).toEqual([true, false, true, true])
  vi.advanceTimersByTime(1_000)
  expect(['a', 'b', 'c', 'd'].map(keys.has)).toEqual([false, false, false, false])
})
