import { expect, test } from 'vitest'
import { createWatch } from './watch.ts'

const hear = (seconds: readonly number[]) => {
  const watch = createWatch()
  for (const second of seconds) watch.heard(second)
  return watch
}

test('what plays on counts, what is jumped over in either direction does not', () => {
  const watch = hear([0, 0.5, 1, 1.5, 60, 61, 62, 10, 11])
  expect(watch.take()).toEqual([
    [0, 2],
    [10, 11],
    [60, 62],
  ])
  expect(watch.take()).toEqual([])
})

test('what could not be told is told the next time, with what was played since', () => {
  const watch = hear([0, 1, 2])
  watch.giveBack(watch.take())
  watch.heard(3)
  expect(watch.take()).toEqual([[0, 3]])
})
