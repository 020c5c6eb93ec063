import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../../../tests/support/browser-storage.ts'
import { readCart, writeCart } from '../../scripts/browser-cart.ts'
import {
  removePlacedOrder,
  recordPlacedOrder,
  earlierOrderIds,
  readPlacedOrders,
  removeFromCart,
  removePlacedFromCart,
} from './placed-orders.ts'

const user_id = 5
const line = (course_id: number, bundle: { id: number; title: string; slug: string } | null = null) => ({
  course_id,
  bundle,
})
const order = (more: object = {}) => ({
  id: 7,
  type: 'course' as const,
  status: 3 as const,
  payment_status: 'completed' as const,
  user: { id: user_id },
  lines: [line(1), line(2)],
  purchase_order: null,
  ...more,
})
const fill = () =>
  writeCart({
    storeCourseItems: [1, 2, 3].map((id) => ({ id, slug: `course-${id}`, quantity: 2 })),
    storeBundleItems: [{ id: 30, slug: 'bundle', quantity: 1 }],
    storeSubscription: null,
  })
const inCart = () => readCart().storeCourseItems.map(({ id }) => id)

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('dispatchEvent', () => true)
  fill()
})
afterEach(() => vi.unstubAllGlobals())

test('[CHK-019] removes what an order bought from the cart once and remembers it', () => {
  recordPlacedOrder({ id: 7, user_id })
  expect(earlierOrderIds(user_id)).toEqual([])
  removePlacedFromCart(order())
  expect(inCart()).toEqual([3])
  expect([earlierOrderIds(user_id), earlierOrderIds(6)]).toEqual([[7], []])
  fill()
  removePlacedFromCart(order())
  expect([removeFromCart(order()), inCart()]).toEqual([false, [1, 2, 3]])
})

test('[CHK-019] leaves the cart alone for orders of other browsers, unpaid and closed orders', () => {
  removePlacedFromCart(order())
  recordPlacedOrder({ id: 7, user_id })
  removePlacedFromCart(order({ status: 1, payment_status: 'pending' }))
  removePlacedFromCart(order({ status: 2, payment_status: 'cancelled' }))
  expect(inCart()).toEqual([1, 2, 3])
  removePlacedOrder(7)
  expect(readPlacedOrders()).toEqual([])
})

test('[CHK-019] removes lines bought by bank debit or purchase order, and bundles as such', () => {
  for (const [id, more] of [
    [7, { status: 1, payment_status: 'processing', lines: [line(1)] }],
    [8, { status: 1, payment_status: 'pending', purchase_order: {}, lines: [line(2)] }],
    [
      9,
      {
        type: 'bundle',
        lines: [line(3, { id: 30, title: 'B', slug: 'b' }), line(4, { id: 30, title: 'B', slug: 'b' })],
      },
    ],
  ] as const) {
    recordPlacedOrder({ id, user_id })
    removePlacedFromCart(order({ id, ...more }))
  }
  expect([inCart(), readCart().storeBundleItems]).toEqual([[3], []])
})
