import { emptyCart, type Cart } from '@portico/shared/rules/orders/cart/parse-cart.ts'
import { expect, test } from 'vitest'
import { pricedCart, sumOf } from './priced-lines.ts'

const cardFields = (id: number) => ({ id, slug: `c-${id}`, title: `Course ${id}`, thumbnail: null })
const course = (id: number, prices: Record<number, number>) =>
  [
    id,
    {
      ...cardFields(id),
      course_pricings: Object.entries(prices).map(([from, price], index) => ({
        id: index + 1,
        from_quantity: Number(from),
        price,
      })),
    },
  ] as const
const bundle = (id: number, price: number, discount_price: number | null) =>
  [id, { ...cardFields(id), price, discount_price, separate_price: 9900, course_ids: [1, 2, 3] as number[] }] as const
const lines = (wanted: [number, number][]) => wanted.map(([id, quantity]) => ({ id, slug: `c-${id}`, quantity }))

test('[CRT-017] [CRT-018] updates the total by each line’s price tier and ignores lines without a price', () => {
  const courses = new Map([course(1, { 1: 3900, 5: 3500 }), course(2, { 1: 1250 }), course(3, {})])
  const total = (wanted: [number, number][]) =>
    sumOf(pricedCart({ ...emptyCart, storeCourseItems: lines(wanted) }, { courses, bundles: new Map() }).course)
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

test('[CRT-019] charges a bundle’s discount price if it has one, else its price', () => {
  const bundles = new Map([bundle(1, 9900, 7900), bundle(2, 4900, null)])
  const cart: Cart = {
    ...emptyCart,
    storeBundleItems: lines([
      [1, 1],
      [2, 1],
      [3, 1],
    ]),
  }
  const { bundle: found } = pricedCart(cart, { courses: new Map(), bundles })
  expect(found.map(({ line, total }) => [line.id, total])).toEqual([
    [1, 7900],
    [2, 4900],
  ])
})
