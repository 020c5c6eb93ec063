import { expect, test } from 'vitest'
import { openElsewhere } from './open-elsewhere.ts'

const line = (course_id: number, quantity = 1, bundle: { id: number } | null = null) => ({
  course_id,
  quantity,
  bundle,
})
const order = (id: number, lines: ReturnType<typeof line>[], more: object = {}) => ({
  id,
  type: 'course' as const,
  status: 1 as const,
  lines,
  ...more,
})
const wanted = {
  kind: 'course' as const,
  lines: [
    { id: 2, quantity: 3 },
    { id: 1, quantity: 1 },
  ],
  own_order_id: null,
}

test('[CHK-019] an order of the very same courses that waits for payment elsewhere is found, and no other', () => {
  const same = order(7, [line(1), line(2, 3)])
  expect(openElsewhere([order(9, [line(1)]), same], wanted)).toBe(7)
  expect(openElsewhere([same], { ...wanted, own_order_id: 7 })).toBeNull()
  expect(openElsewhere([order(8, [line(1), line(2, 2)])], wanted)).toBeNull()
  for (const status of [2, 3, 4] as const) expect(openElsewhere([{ ...same, status }], wanted)).toBeNull()
})

test('[CHK-019] a bundle is found by itself, whatever courses it has, and a plan by being one', () => {
  const bundle = order(5, [line(1, 1, { id: 30 }), line(2, 1, { id: 30 })], { type: 'bundle' })
  expect(openElsewhere([bundle], { kind: 'bundle', lines: [{ id: 30, quantity: 1 }], own_order_id: null })).toBe(5)
  expect(openElsewhere([bundle], { kind: 'bundle', lines: [{ id: 31, quantity: 1 }], own_order_id: null })).toBeNull()
  const plan = order(6, [line(0)], { type: 'subscription' })
  expect(openElsewhere([bundle, plan], { kind: 'subscription', lines: [], own_order_id: null })).toBe(6)
})
