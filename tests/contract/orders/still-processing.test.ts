import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { checkout, checkoutBody, openShop, payByBank, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const day_ms = 24 * 60 * 60 * 1000
const deliverAll = async () => {
  for (const event of await shop.events()) expect((await shop.deliver(event)).status).toBe(200)
}

/** An order paid from a bank account, and the body of a second one for the same course by a buyer who knows of the first. */
async function debited() {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const first = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  await payByBank(first.url, 'pays')
  await deliverAll()
  const again = { ...(await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])), besides: [first.order_id] }
  return { buyer, first, again }
}
const countOrders = async (user_id: number) =>
  (await shop.world.services.platform.sql`select 1 from orders where user_id = ${user_id}`).length

test('what a bank is still deciding on is paid a second time only with consent to that order', async () => {
  const { buyer, first, again } = await debited()
  await expect(buyer.call(make_payment, { body: again })).rejects.toMatchObject({
    status: 409,
    code: 'orders.still_processing',
    params: { order: first.order_id },
    message: `Order ${first.order_id} for this is being processed. You don’t need to pay again.`,
  })
  await expect(
    buyer.call(make_payment, { body: { ...again, besides_processing: [first.order_id + 1] } }),
  ).rejects.toMatchObject({ code: 'orders.still_processing' })
  expect(await countOrders(buyer.id)).toBe(1)
  const { order_id } = await buyer.call(make_payment, { body: { ...again, besides_processing: [first.order_id] } })
  expect(order_id).not.toBe(first.order_id)
  expect(await buyer.call(get_order, { params: { order_id: first.order_id } })).toMatchObject({
    payment_status: 'processing',
  })
})

test('another course, and a debit that was paid, ask for no consent', async () => {
  const { buyer, first, again } = await debited()
  const other = await shop.makeCourse()
  const body = { ...(await checkoutBody(buyer, [{ id: other.id, quantity: 1 }])), besides: [first.order_id] }
  await expect(buyer.call(make_payment, { body })).resolves.toMatchObject({ url: expect.stringContaining('/pay/') })
  shop.passTime(5 * day_ms)
  await deliverAll()
  await expect(buyer.call(make_payment, { body: again })).resolves.toMatchObject({ order_id: expect.any(Number) })
})
