import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_coupon, show_coupon } from '../../../shared/src/contract/orders/coupons.ts'
import { cancel_order, get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { order_by_purchase_order } from '../../../shared/src/contract/orders/purchase.ts'
import { show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { orderFaults } from '../../support/order-ledger.ts'
import type { Person } from '../../support/world.ts'
import { checkout, checkoutBody, openShop, payAt, payByBank, type Shop } from './shop.ts'

let shop: Shop
let buyer: Person
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  await shop.owner`update portal_settings set takes_purchase_orders = true`
  ;[buyer, admin] = [await shop.person('learner'), await shop.person('admin')]
})
afterAll(() => shop.close())

const order = async () => checkout(buyer, [{ id: (await shop.makeCourse()).id, quantity: 1 }])
const cancel = (order_id: number, who = buyer) => who.call(cancel_order, { params: { order_id } })
const statusOf = async (order_id: number) => (await buyer.call(get_order, { params: { order_id } })).status

test('[CHK-012] the buyer cancels an unpaid order: its page takes no money, and its timeline says so once', async () => {
  const { order_id, url } = await order()
  const both = await Promise.all([cancel(order_id), cancel(order_id)])
  expect(both).toEqual([{ order_id }, { order_id }])
  expect(await statusOf(order_id)).toBe(2)
  expect((await payAt(url)).status).not.toBe(303)
  for (const event of await shop.events()) await shop.deliver(event)
  expect(await statusOf(order_id)).toBe(2)
  expect(await cancel(order_id)).toEqual({ order_id })
  const { timeline } = await admin.call(show_staff_order, { params: { order_id } })
  expect(timeline.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
  expect(await orderFaults(shop.owner)).toEqual([])
})

test('[CHK-019] an order that was paid before its event arrived is completed, not canceled', async () => {
  const { order_id, url } = await order()
  expect((await payAt(url)).status).toBe(303)
  await expect(cancel(order_id)).rejects.toMatchObject({ status: 409, code: 'orders.cannot_cancel' })
  expect(await statusOf(order_id)).toBe(3)
  expect(await orderFaults(shop.owner)).toEqual([])
})

test('[CHK-019] a free order is complete when placed and cannot be canceled', async () => {
  const course = await shop.makeCourse({ tiers: { 1: 0 } })
  const { order_id } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  await expect(cancel(order_id)).rejects.toMatchObject({ status: 409, code: 'orders.cannot_cancel' })
  expect(await statusOf(order_id)).toBe(3)
})

test('[CHK-019] paying and canceling at the same moment end in one of both', async () => {
  for (let n = 0; n < 4; n += 1) {
    const { order_id, url } = await order()
    const [paid, canceled] = await Promise.allSettled([payAt(url), cancel(order_id)])
    const isPaid = paid.status === 'fulfilled' && paid.value.status === 303
    expect(canceled.status).toBe(isPaid ? 'rejected' : 'fulfilled')
    expect(await statusOf(order_id)).toBe(isPaid ? 3 : 2)
  }
  expect(await orderFaults(shop.owner)).toEqual([])
})

test('a payment that its bank is deciding cannot be canceled', async () => {
  const { order_id, url } = await order()
  await payByBank(url, 'pays')
  await expect(cancel(order_id)).rejects.toMatchObject({ code: 'orders.cannot_cancel' })
})

test('canceling releases the coupon for the next order', async () => {
  const { id, code } = await admin.call(create_coupon, {
    body: {
      code: 'CANCELED',
      title: 'A sale',
      unit: 'percent',
      value: 10,
      kinds: ['course'],
      is_active: true,
      max_uses: 1,
      course_ids: [],
    },
  })
  const uses = async () => (await admin.call(show_coupon, { params: { id } })).uses
  const lines = [{ id: (await shop.makeCourse()).id, quantity: 1 }]
  const body = { ...(await checkoutBody(buyer, lines)), coupon: code, price: 3510 }
  const { order_id } = await buyer.call(make_payment, { body })
  expect(await uses()).toBe(1)
  await cancel(order_id)
  expect(await uses()).toBe(0)
})

test('[CHK-014] orders of others answer like missing ones; purchase orders are canceled by staff', async () => {
  const { order_id } = await order()
  const refused = { status: 404, code: 'orders.not_found' }
  await expect(cancel(order_id, await shop.person('learner'))).rejects.toMatchObject(refused)
  await expect(cancel(order_id, await shop.person('learner', 'summit'))).rejects.toMatchObject(refused)
  await expect(cancel(987_654)).rejects.toMatchObject(refused)
  expect(await statusOf(order_id)).toBe(1)
  const lines = [{ id: (await shop.makeCourse()).id, quantity: 2 }]
  const { cancel_url: _url, ...body } = await checkoutBody(buyer, lines)
  const details = { organization: 'City', number: 'PO-1', contact_name: 'Pat', contact_email: 'ap@city.example' }
  const purchase = await buyer.call(order_by_purchase_order, { body: { ...body, ...details } })
  await expect(cancel(purchase.order_id)).rejects.toMatchObject({ status: 409, code: 'orders.cancel_by_staff' })
})

test('without an answer of the provider nothing is canceled', async () => {
  const { order_id } = await order()
  await shop.stopPayments()
  try {
    await expect(cancel(order_id)).rejects.toMatchObject({ status: 502, code: 'payments.provider_failed' })
  } finally {
    await shop.startPayments()
  }
  expect(await statusOf(order_id)).toBe(1)
})
