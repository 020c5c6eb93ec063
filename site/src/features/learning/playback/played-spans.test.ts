import { expect, test } from 'vitest'
import { createPlayedSpans } from './played-spans.ts'

const trackerAfter = (seconds: readonly number[]) => {
  const watch = createPlayedSpans()
  for (const second of seconds) watch.heard(second)
  return watch
}

test('counts continuous play, not parts skipped in either direction', () => {
  const watch = trackerAfter([0, 0.5, 1, 1.5, 60, 61, 62, 10, 11])
  expect(watch.take()).toEqual([
    [0, 2],
    [10, 11],
    [60, 62],
  ])
  expect(watch.take()).toEqual([])
})

test('sends what failed to send the next time, together with newer play', () => {
  const watch = trackerAfter([0, 1, 2])
  watch.giveBack(watch.take())
  watch.heard(3)
  expect(watch.take()).toEqual([[0, 3]])
})
