import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebouncedSave } from './debounced-save.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[BLD-039] sends setters once, 100 ms after the last one, or immediately on leaving', () => {
  const send = vi.fn<() => void>()
  const setter = createDebouncedSave(send)
  setter.set()
  vi.advanceTimersByTime(99)
  setter.set()
  vi.advanceTimersByTime(99)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(send).toHaveBeenCalledTimes(1)
  setter.leave()
  expect(send).toHaveBeenCalledTimes(1)
  setter.set()
  setter.leave()
  expect(send).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a held, invalid change waits for the next set and is not sent on leaving', () => {
  const send = vi.fn<() => void>()
  const setter = createDebouncedSave(send, 400)
  setter.set()
  setter.hold()
  vi.advanceTimersByTime(1_000)
  setter.leave()
  expect(send).not.toHaveBeenCalled()
  setter.set()
  vi.advanceTimersByTime(400)
  expect(send).toHaveBeenCalledTimes(1)
})
