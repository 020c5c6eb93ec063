import { expect, test } from 'vitest'
import { pricedLines } from './priced-lines.ts'

const course = (id: number, prices: Record<number, number>) =>
  [
    id,
    {
      id,
      slug: `c-${id}`,
      title: `Course ${id}`,
      thumbnail: null,
      course_pricings: Object.entries(prices).map(([from, price], index) => ({
        id: index + 1,
        from_quantity: Number(from),
        price,
      })),
    },
  ] as const

test('[CRT-017] [CRT-018] the live total follows the tier of each line’s quantity; a line without a price counts for nothing', () => {
  const courses = new Map([course(1, { 1: 3900, 5: 3500 }), course(2, { 1: 1250 }), course(3, {})])
  const total = (lines: [number, number][]) =>
    pricedLines({ lines: lines.map(([id, quantity]) => ({ id, slug: `c-${id}`, quantity })), courses }).total
  expect(
    total([
      [1, 4],
      [2, 1],
    ]),
  ).toBe(4 * 3900 + 1250)
  expect(total([[1, 5]])).toBe(5 * 3500)
  expect(
    total([
      [2, 2],
      [3, 1],
      [9, 1],
    ]),
  ).toBe(2500)
})
