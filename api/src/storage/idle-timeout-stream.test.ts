import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleTimeoutStream } from './idle-timeout-stream.ts'
import { isStorageUnavailable } from './storage-unavailable.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

const silence_ms = 100
// Fakes only the silence timer; streams use their own ticks.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A source of this many parts that counts how many were requested. */
function filmOf(parts: number) {
  let given = 0
  const source = new Readable({
    read() {
      given += 1
      this.push(given > parts ? null : Buffer.alloc(65_536, given))
    },
  })
  return { source, given: () => given }
}

test('a pausing reader pauses the source for any length of time without losing data', async () => {
  const parts = 200
  const { source, given } = filmOf(parts)
  const stream = idleTimeoutStream(source, silence_ms)
  stream.read(0)
  await once(stream, 'readable')
  await waitFor(() => expect(source.isPaused()).toBe(true))
  expect(given()).toBeLessThan(10)
  vi.advanceTimersByTime(silence_ms * 1000)
  expect([stream.destroyed, source.isPaused()]).toEqual([false, true])
  const whole = await buffer(stream)
  expect(whole.equals(Buffer.concat(Array.from({ length: parts }, (_, n) => Buffer.alloc(65_536, n + 1))))).toBe(true)
})

test('reports the storage as unavailable to a reader waiting for a silent source', async () => {
  const stream = idleTimeoutStream(new Readable({ read() {} }), silence_ms)
  const failed = once(stream, 'error')
  stream.read(0)
  vi.advanceTimersByTime(silence_ms - 1)
  expect(stream.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  const [error] = await failed
  expect(isStorageUnavailable(error)).toBe(true)
})
