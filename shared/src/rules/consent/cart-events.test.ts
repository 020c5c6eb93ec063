import { expect, test } from 'vitest'
import { emptyCart } from '../orders/cart/parse-cart.ts'
import { cartEvents } from './cart-events.ts'

const course = (id: number, quantity: number) => ({ id, slug: `course-${id}`, quantity })
const cart = { ...emptyCart, storeCourseItems: [course(1, 5), course(2, 1)] }

test('[CRT-005] reports a changed quantity as its difference and skips unchanged lines', () => {
  expect(cartEvents(cart, { ...cart, storeCourseItems: [course(1, 8), course(2, 1)] })).toEqual([
    { name: 'add_to_cart', kind: 'course', id: 1, quantity: 3 },
  ])
  expect(cartEvents(cart, { ...cart, storeCourseItems: [course(1, 3), course(2, 1)] })).toEqual([
    { name: 'remove_from_cart', kind: 'course', id: 1, quantity: 2 },
  ])
  expect(cartEvents(cart, cart)).toEqual([])
})

test('[CRT-005] [CRT-009] reports a removed line with all its seats and a replaced subscription as removed', () => {
  const [monthly, annual] = [
    { id: 4, type: 'monthly' },
    { id: 5, type: 'annual' },
  ] as const
  expect(
    cartEvents(
      { ...cart, storeSubscription: monthly },
      { storeCourseItems: [course(2, 1)], storeBundleItems: [course(1, 1)], storeSubscription: annual },
    ),
  ).toEqual([
    { name: 'remove_from_cart', kind: 'course', id: 1, quantity: 5 },
    { name: 'remove_from_cart', kind: 'subscription', id: 4, quantity: 1 },
    { name: 'add_to_cart', kind: 'bundle', id: 1, quantity: 1 },
    { name: 'add_to_cart', kind: 'subscription', id: 5, quantity: 1 },
  ])
})
