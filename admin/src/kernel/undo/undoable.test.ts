import { undo } from '@portico/shared/rules/lists/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUndo } from './undoable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const offer = { text: 'Done.', onUndo: () => {} }

test('offers an undo for ten seconds, pauses while read; a newer one replaces it', () => {
  const store = createUndo()
  let changes = 0
  const leave = store.subscribe(() => (changes += 1))
  store.offer(offer)
  vi.advanceTimersByTime(undo.offered_ms - 1)
  expect(store.offered()).toBe(offer)
  store.pause()
  vi.advanceTimersByTime(60_000)
  expect(store.offered()).toBe(offer)
  store.resume()
  store.resume()
  vi.advanceTimersByTime(1)
  expect(store.offered()).toBeNull()
  store.offer(offer)
  vi.advanceTimersByTime(undo.offered_ms - 1)
  const newer = { ...offer, text: 'Newer.' }
  store.offer(newer)
  vi.advanceTimersByTime(undo.offered_ms - 1)
  expect(store.offered()).toBe(newer)
  store.dismiss()
  expect([store.offered(), changes]).toEqual([null, 5])
  leave()
  store.resume()
  store.offer(offer)
  expect(changes).toBe(5)
  expect(undo.offered_ms).toBe(10_000)
})
