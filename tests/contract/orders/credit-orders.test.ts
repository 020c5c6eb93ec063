import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_manager_courses } from '../../../shared/src/contract/credits/credits.ts'
import { give_manager_credits, list_manager_transactions } from '../../../shared/src/contract/credits/hand-out.ts'
import { check_credit_ledger } from '../../../shared/src/contract/credits/ledger.ts'
import { create_coupon } from '../../../shared/src/contract/orders/coupons.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { refund_order } from '../../../shared/src/contract/orders/staff.ts'
import { show_sales_tax, update_sales_tax } from '../../../shared/src/contract/orders/sales-tax.ts'
import type { Person } from '../../support/world.ts'
import { lineOf, openShop, payAt, checkoutBody, type Course, type Shop } from './shop.ts'

let shop: Shop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.person('portal_admin')
  await admin.confirm()
})
afterAll(() => shop.close())

const creditOrderBody = async (buyer: Person, { id }: Course, quantity: number) => ({
  ...(await checkoutBody(buyer, [{ id, quantity }])),
  type: 'credits-on-course' as const,
})
const deliverAll = async () => {
  for (const event of await shop.events()) expect((await shop.deliver(event)).status).toBe(200)
}
/** Returns a manager's credits of their first course: total, remaining, distributed, used. */
const credits = async (who: Person) => {
  const [first] = await who.call(list_manager_courses)
  return first && [first.total, first.remaining, first.distributed, first.used]
}
const readOrder = (buyer: Person, order_id: number) => buyer.call(get_order, { params: { order_id } })
async function opened(quantity: number, tiers: Record<number, number> = { 1: 3900 }) {
  const course = await shop.makeCourse({ tiers })
  const buyer = await shop.person('manager')
  const body = await creditOrderBody(buyer, course, quantity)
  return { course, buyer, body, ...(await buyer.call(make_payment, { body })) }
}

test('[CRD-007] [CRD-012] [CRD-013] [CHK-010] [CHK-011] credits cost what that many seats cost; the buyer holds them, even one', async () => {
  const { course, buyer, order_id, url, body } = await opened(5, { 1: 3900, 5: 3500 })
  expect(body.price).toBe(5 * 3500)
  await payAt(url)
  await deliverAll()
  expect(await readOrder(buyer, order_id)).toMatchObject({ type: 'credits-on-course', status: 3, total: 17_500 })
  expect(await credits(buyer)).toEqual([5, 5, 0, 0])
  const { data } = await buyer.call(list_manager_transactions, { params: { slug: course.slug } })
  expect(data).toMatchObject([{ move: 'purchased', type: 'Purchased', target: 'Course', direction: 1, amount: 5 }])

  const one = await opened(1)
  await payAt(one.url)
  await deliverAll()
  expect(lineOf(await readOrder(one.buyer, one.order_id)).enrollment_id).toBeNull()
  expect(await credits(one.buyer)).toEqual([1, 1, 0, 0])
})

test('[CHK-019] [CRD-013] credits are granted once, whether the buyer returns before, after or during the event', async () => {
  const back = await opened(3)
  await payAt(back.url)
  expect((await readOrder(back.buyer, back.order_id)).status).toBe(3)
  await deliverAll()
  await deliverAll()
  const first = await opened(3)
  await payAt(first.url)
  await deliverAll()
  expect((await readOrder(first.buyer, first.order_id)).status).toBe(3)
  const both = await opened(3)
  await payAt(both.url)
  await Promise.all([deliverAll(), readOrder(both.buyer, both.order_id), deliverAll()])
  for (const { buyer } of [back, first, both]) expect(await credits(buyer)).toEqual([3, 3, 0, 0])
  expect(await admin.call(check_credit_ledger)).toMatchObject({ state: 'whole' })
})

test('[CHK-019] ten parallel requests and a later repeat make one order; nothing is granted without payment', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('manager')
  const body = await creditOrderBody(buyer, course, 2)
  const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.call(make_payment, { body })))
  expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1)
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
  expect(await credits(buyer)).toBeUndefined()
  await payAt(answers[0]?.url ?? '')
  expect(await buyer.call(make_payment, { body })).toMatchObject({ order_id: answers[0]?.order_id })
  await deliverAll()
  expect(await credits(buyer)).toEqual([2, 2, 0, 0])
})

test('[CHK-017] [CRD-018] a dispute leaves no credits to give; a refund revokes all that are unused', async () => {
  const { course, buyer, order_id, url } = await opened(3)
  await payAt(url, 'disputed')
  await deliverAll()
  expect(await credits(buyer)).toEqual([0, 0, 0, 0])
  const params = { slug: course.slug }
  const learner = await shop.person('learner')
  const give = () =>
    buyer.call(give_manager_credits, {
      params,
      body: { as: 'learner', emails: [learner.email], amount: 1, sent_as: crypto.randomUUID() },
    })
  await expect(give()).rejects.toMatchObject({ code: 'credits.not_enough' })
  const [dispute] = (await shop.stripe.disputes.list({ limit: 1 })).data
  await shop.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
  await deliverAll()
  expect(await credits(buyer)).toEqual([3, 3, 0, 0])

  expect(await give()).toEqual({ given: 1, unchanged: 0 })
  expect(await credits(buyer)).toEqual([3, 2, 0, 1])
  await admin.call(refund_order, {
    params: { order_id },
    body: {
      line_ids: [lineOf(await readOrder(buyer, order_id)).id],
      reason: 'requested_by_customer',
      sent_as: crypto.randomUUID(),
    },
  })
  await deliverAll()
  expect((await readOrder(buyer, order_id)).payment_status).toBe('refunded')
  // The given seat had not been started, so it was revoked with the others.
  expect(await credits(buyer)).toEqual([0, 0, 0, 0])
  expect(await admin.call(check_credit_ledger)).toMatchObject({ state: 'whole' })
})

test('[CHK-004] [CRD-012] course coupons do not discount credits, and sales tax is charged on credits', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('manager')
  const { code } = await (
    await shop.person('admin')
  ).call(create_coupon, {
    body: { code: 'TENOFF', title: 'Ten off', unit: 'percent', value: 10, kinds: ['course'], is_active: true },
  })
  const body = await creditOrderBody(buyer, course, 2)
  await expect(buyer.call(make_payment, { body: { ...body, coupon: code, price: 7020 } })).rejects.toMatchObject({
    code: 'coupons.not_for_these',
  })
  await expect(buyer.call(make_payment, { body: { ...body, price: 7700 } })).rejects.toMatchObject({
    code: 'orders.total_changed',
  })
  const taxing = await shop.person('admin')
  const { version, ...before } = await taxing.call(show_sales_tax)
  const rates = [{ state: 'TX' as const, percent: 8.25 }]
  await taxing.call(update_sales_tax, { body: { ...before, mode: 'table', rates, version } })
  await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ code: 'orders.total_changed' })
  const taxed = await creditOrderBody(buyer, course, 2)
  expect(taxed.price).toBe(8444)
  const { order_id } = await buyer.call(make_payment, { body: taxed })
  expect(lineOf(await readOrder(buyer, order_id))).toMatchObject({ tax: 644, total: 8444 })
})
