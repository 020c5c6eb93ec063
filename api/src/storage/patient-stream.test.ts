import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patientStream } from './patient-stream.ts'
import { isStorageAway } from './storage-away.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

const silence_ms = 100
// Only the clock of the silence; streams run on ticks of their own.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A film of so many parts, and how many have been asked of it. */
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

test('[HOUSE-3] a reader that pauses pauses the source: no more is read of it, however long that takes, and nothing is lost', async () => {
  const parts = 200
  const { source, given } = filmOf(parts)
  const stream = patientStream(source, silence_ms)
  stream.read(0)
  await once(stream, 'readable')
  await waitFor(() => expect(source.isPaused()).toBe(true))
  expect(given()).toBeLessThan(10)
  vi.advanceTimersByTime(silence_ms * 1000)
  expect([stream.destroyed, source.isPaused()]).toEqual([false, true])
  const whole = await buffer(stream)
  expect(whole.equals(Buffer.concat(Array.from({ length: parts }, (_, n) => Buffer.alloc(65_536, n + 1))))).toBe(true)
})

test('[HOUSE-3] a reader that waits for a silent source is told that the storage is away, once the silence is too long', async () => {
  const stream = patientStream(new Readable({ read() {} }), silence_ms)
  const failed = once(stream, 'error')
  stream.read(0)
  vi.advanceTimersByTime(silence_ms - 1)
  expect(stream.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  const [error] = await failed
  expect(isStorageAway(error)).toBe(true)
})
