import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_receipt } from '../../../shared/src/contract/orders/receipt.ts'
import { refund_order, show_order_earnings, show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { show_sales_tax, update_sales_tax } from '../../../shared/src/contract/orders/sales-tax.ts'
import type { Person } from '../../support/world.ts'
import { openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.person('portal_admin')
  await admin.confirm()
  const before = await admin.call(show_sales_tax)
  const rates = [{ state: 'TX' as const, percent: 8.25 }]
  await admin.call(update_sales_tax, { body: { ...before, mode: 'table', rates } })
})
afterAll(() => shop.close())

/** Orders two courses in Texas: one at $39.00 with $3.22 tax, and three at $39.00 with $9.65 tax. */
async function taxedOrder() {
  const courses = [await shop.makeCourse(), await shop.makeCourse()]
  const buyer = await shop.person('learner')
  const body = await checkoutBody(
    buyer,
    courses.map(({ id }, index) => ({ id, quantity: index * 2 + 1 })),
  )
  const { order_id, url } = await buyer.call(make_payment, { body })
  await payAt(url)
  const order = await buyer.call(get_order, { params: { order_id } })
  const refund = (line_ids: number[]) =>
    admin.call(refund_order, {
      params: { order_id },
      body: { line_ids, reason: 'other', sent_as: crypto.randomUUID() },
    })
  return { buyer, order_id, refund, total: order.total, ids: order.lines.map(({ id }) => id) }
}

test('[CHK-017] [CHK-015] [OP-67] a refunded line returns its own sales tax, and earnings contain no tax', async () => {
  const { buyer, order_id, refund, total, ids } = await taxedOrder()
  expect(total).toBe(3900 + 322 + 11_700 + 965)
  const earned = () => admin.call(show_order_earnings, { params: { order_id } })
  const before = await earned()
  expect(before).toMatchObject({ gross: 16_887, tax: 1287, net: 15_600 - (before.fee ?? 0) })

  expect(await refund(ids.slice(0, 1))).toMatchObject({ amount: 4222, tax: 322, status: 'succeeded' })
  const sent = (await shop.stripe.refunds.list({ limit: 1 })).data[0]
  expect(sent?.amount).toBe(4222)
  const after = await earned()
  expect(after).toMatchObject({ refunded: 4222, tax: 965, net: 11_700 - (after.fee ?? 0) })
  expect(after.lines.map(({ refunded, net }) => [refunded, net])).toEqual([
    [4222, 0],
    [0, 11_700],
  ])
  expect(await buyer.call(get_receipt, { params: { order_id } })).toMatchObject({ refunded: 4222 })
})

test('[CHK-017] the last line refunds only what the provider’s dashboard has not refunded, with its tax', async () => {
  const { order_id, refund, total, ids } = await taxedOrder()
  const [row] = await shop.owner<{ payment_intent_id: string }[]>`
    select payment_intent_id from orders where id = ${order_id}`
  await shop.stripe.refunds.create({ payment_intent: row?.payment_intent_id ?? '', amount: 5000 })
  for (const event of await shop.events()) await shop.deliver(event)
  await refund(ids.slice(0, 1))
  expect(await refund(ids.slice(1))).toMatchObject({ amount: total - 5000 - 4222, tax: 584, status: 'succeeded' })
  const { refunds, refunded, payment_status } = await admin.call(show_staff_order, { params: { order_id } })
  expect([refunded, payment_status]).toEqual([total, 'refunded'])
  expect(refunds.map(({ amount, tax }) => [amount, tax])).toEqual([
    [5000, 0],
    [4222, 322],
    [7665, 584],
  ])
})
