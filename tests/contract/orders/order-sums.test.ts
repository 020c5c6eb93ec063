import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Args } from '../../../shared/src/calls/endpoint.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { sum_staff_orders } from '../../../shared/src/contract/orders/exports.ts'
import { refund_order } from '../../../shared/src/contract/orders/staff.ts'
import { checkout, lineOf, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

test('[CHK-014] staff read what the orders of their filters sum up to: paid, refunded and not paid yet', async () => {
  const staff = await shop.person('accounting')
  const buyer = await shop.person('learner')
  const [one, two, other] = [
    await shop.makeCourse({ tiers: { 1: 1_050 } }),
    await shop.makeCourse({ tiers: { 1: 2_000 } }),
    await shop.makeCourse({ tiers: { 1: 3_000 } }),
  ]
  const paid = await checkout(buyer, [
    { id: one.id, quantity: 1 },
    { id: two.id, quantity: 1 },
  ])
  await payAt(paid.url)
  const order = await buyer.call(get_order, { params: { order_id: paid.order_id } })
  await checkout(await shop.person('learner'), [{ id: other.id, quantity: 1 }])
  const sums = (query: Args<typeof sum_staff_orders>['query'] = {}) => staff.call(sum_staff_orders, { query })
  expect(await sums()).toEqual({ orders: 2, paid: 3_050, refunded: 0, unpaid: 3_000 })

  const body = { line_ids: [lineOf(order).id], reason: 'duplicate' as const, sent_as: crypto.randomUUID() }
  await staff.call(refund_order, { params: { order_id: paid.order_id }, body })
  expect(await sums({ status: '3' })).toMatchObject({ orders: 1, paid: 3_050, refunded: 1_050, unpaid: 0 })
  expect(await sums({ user_id: String(buyer.id) })).toMatchObject({ orders: 1 })
  const theirs = await shop.person('accounting', 'summit')
  expect(await theirs.call(sum_staff_orders, { query: {} })).toEqual({ orders: 0, paid: 0, refunded: 0, unpaid: 0 })
})
