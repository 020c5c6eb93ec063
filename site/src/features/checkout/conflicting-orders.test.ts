import { expect, test } from 'vitest'
import type { OpenOrder } from '../cart/open-orders.store.ts'
import { beingConfirmed, openElsewhere } from './conflicting-orders.ts'

const order = (id: number, more: Partial<OpenOrder> = {}): OpenOrder => ({
  id,
  type: 'course',
  ids: [1, 2],
  state: 'open',
  ...more,
})

test('[CHK-019] finds another open payment page for the same kind, but not this checkout’s own', () => {
  const wanted = { kind: 'course' as const, own_order_id: null }
  expect(openElsewhere([order(5, { type: 'bundle' }), order(7, { ids: [9] })], wanted)).toBe(7)
  expect(openElsewhere([order(7)], { ...wanted, own_order_id: 7 })).toBeNull()
  expect(openElsewhere([order(7, { state: 'confirming' })], wanted)).toBeNull()
})

test('[CHK-019] finds a payment being confirmed only for courses or bundles in this checkout', () => {
  const confirming = order(7, { state: 'confirming' })
  expect(beingConfirmed([order(6), confirming], { kind: 'course', ids: [2, 3] })).toBe(7)
  expect(beingConfirmed([order(6), confirming], { kind: 'course', ids: [3] })).toBeNull()
  expect(beingConfirmed([confirming], { kind: 'bundle', ids: [1] })).toBeNull()
  const plan = order(8, { state: 'confirming', type: 'subscription', ids: [] })
  expect(beingConfirmed([plan], { kind: 'subscription', ids: [] })).toBe(8)
})
