import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSpans, watchedPercent, type Span } from './watched.ts'

const second = fc.integer({ min: 0, max: 600 })
const spans = fc.array(
  fc.tuple(second, second).map(([a, b]): Span => [Math.min(a, b), Math.max(a, b)]),
  { maxLength: 30 },
)

test('merges segments that overlap, touch or are a second apart; skipped parts do not count', () => {
  expect(
    mergeSpans(
      [
        [40, 50],
        [0, 10],
        [8, 15],
        [16, 20],
      ],
      60,
    ),
  ).toEqual([
    [0, 20],
    [40, 50],
  ])
  expect(watchedPercent([[0, 10]], 40)).toBe(25)
  expect(watchedPercent([], 40)).toBe(0)
  expect(watchedPercent([[0, 10]], null)).toBeNull()
  expect(mergeSpans([[-5, 3]], null)).toEqual([[0, 3]])
})

test('merging segments only grows, never exceeds the length, and does not depend on their order', () => {
  fc.assert(
    fc.property(spans, spans, fc.integer({ min: 1, max: 700 }), (some, more, length_s) => {
      const once = mergeSpans([...some, ...more], length_s)
      expect(mergeSpans([...more, ...once, ...some], length_s)).toEqual(once)
      const before = watchedPercent(some, length_s) ?? 0
      const after = watchedPercent(once, length_s) ?? 0
      expect(after).toBeGreaterThanOrEqual(before)
      expect(after).toBeLessThanOrEqual(100)
      for (const [from, to] of once) expect(from >= 0 && from < to && to <= length_s).toBe(true)
    }),
  )
})
