import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_order, list_orders, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { order_by_purchase_order } from '../../../shared/src/contract/orders/purchase.ts'
import type { SoldKind } from '../../../shared/src/states/orders/sold-kind.ts'
import { orderFaults } from '../../support/order-ledger.ts'
import type { Person } from '../../support/world.ts'
import { austin, checkout, newKey, openShop, payAt, payByBank, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.owner`update portal_settings set takes_purchase_orders = true`
})
afterAll(() => shop.close())

const purchaseDetails = { organization: 'City', number: 'PO-1', contact_name: 'Pat', contact_email: 'ap@city.example' }
const sessionsOf = async (buyer: Person) =>
  (await shop.stripe.checkout.sessions.list({ limit: 100 })).data.filter(
    ({ customer_email }) => customer_email === buyer.email,
  )
const openOf = async (buyer: Person) => (await sessionsOf(buyer)).filter(({ status }) => status === 'open')
const chargesOf = async (buyer: Person) =>
  (await sessionsOf(buyer)).filter(({ payment_status }) => payment_status === 'paid')
const completedOf = async (buyer: Person) =>
  (await buyer.call(list_orders, { query: {} })).data.filter(({ status }) => status === 3)

/** Delivers all of the buyer's events, optionally in reverse order, and checks that each charge completed one order. */
async function expectChargedOnce(buyer: Person, order: 'as sent' | 'reversed' = 'as sent'): Promise<void> {
  const own = (await buyer.call(list_orders, { query: {} })).data.map(({ id }) => String(id))
  const events = (await shop.events()).filter(({ data }) =>
    own.includes((data.object as { metadata?: { order_id?: string } }).metadata?.order_id ?? ''),
  )
  for (const event of order === 'reversed' ? events.toReversed() : events) await shop.deliver(event)
  expect([(await chargesOf(buyer)).length, (await completedOf(buyer)).length]).toEqual([1, 1])
  expect(await openOf(buyer)).toEqual([])
  expect(await orderFaults(shop.owner)).toEqual([])
}

type Line = { id: number; quantity: number }
const pay = async (
  buyer: Person,
  lines: Line[],
  { type = 'course', ...more }: { type?: SoldKind; besides?: number[]; besides_processing?: number[] } = {},
) => buyer.call(make_payment, { body: { ...(await checkoutBody(buyer, lines, newKey(), type)), ...more } })

/** Carts that grow, shrink or change between two clicks on Pay. */
const changes: { name: string; type: SoldKind; before: [number, number][]; after: [number, number][] }[] = [
  { name: 'the same seats', type: 'course', before: [[0, 2]], after: [[0, 2]] },
  { name: 'one more seat', type: 'course', before: [[0, 2]], after: [[0, 3]] },
  {
    name: 'another course besides',
    type: 'course',
    before: [[0, 1]],
    after: [
      [0, 1],
      [1, 1],
    ],
  },
  {
    name: 'a course less',
    type: 'course',
    before: [
      [0, 1],
      [1, 1],
    ],
    after: [[1, 1]],
  },
  { name: 'the same bundle', type: 'bundle', before: [[0, 1]], after: [[0, 1]] },
  {
    name: 'another bundle besides',
    type: 'bundle',
    before: [[0, 1]],
    after: [
      [0, 1],
      [1, 1],
    ],
  },
]

async function sold(type: SoldKind): Promise<number[]> {
  const courses = [await shop.makeCourse(), await shop.makeCourse()]
  if (type === 'course') return courses.map(({ id }) => id)
  const also = await shop.makeCourse()
  const bundles = []
  for (const course of courses) bundles.push(await shop.makeBundle([course, also]))
  return bundles.map(({ id }) => id)
}
const linesOf = (ids: number[], of: [number, number][]): Line[] =>
  of.map(([index, quantity]) => ({ id: ids[index] ?? 0, quantity }))

for (const { name, type, before, after } of changes) {
  test(`[CHK-019] a second Pay with ${name} (${type}) closes the first page, which then takes no money`, async () => {
    const ids = await sold(type)
    const buyer = await shop.person('learner')
    const first = await pay(buyer, linesOf(ids, before), { type })
    const second = await pay(buyer, linesOf(ids, after), { type })
    expect(second.order_id).not.toBe(first.order_id)
    expect((await openOf(buyer)).map(({ url }) => url)).toEqual([second.url])
    expect((await payAt(first.url)).status).not.toBe(303)
    expect((await payAt(second.url)).status).toBe(303)
    await expectChargedOnce(buyer)
    const orders = (await buyer.call(list_orders, { query: {} })).data
    expect(orders.map(({ id, status }) => [id, status])).toEqual([
      [second.order_id, 3],
      [first.order_id, 2],
    ])
  })

  for (const event of ['before its event', 'after its event'] as const)
    test(`[CHK-019] a second Pay with ${name} (${type}) ${event} answers the order that is paid`, async () => {
      const ids = await sold(type)
      const buyer = await shop.person('learner')
      const first = await pay(buyer, linesOf(ids, before), { type })
      expect((await payAt(first.url)).status).toBe(303)
      if (event === 'after its event') for (const one of await shop.events()) await shop.deliver(one)
      const again = () => pay(buyer, linesOf(ids, after), { type })
      const refusal = {
        status: 409,
        code: 'orders.paid_meanwhile',
        message: `You already bought this with order ${first.order_id}. You were not charged again.`,
        params: { order: first.order_id },
      }
      await expect(again()).rejects.toMatchObject(refusal)
      await expect(again()).rejects.toMatchObject(refusal)
      expect(await openOf(buyer)).toEqual([])
      await expectChargedOnce(buyer, 'reversed')
    })
}

test('[CHK-019] a different cart closes the earlier page, and payment there does not block buying again', async () => {
  const [one, other] = [await shop.makeCourse(), await shop.makeCourse()]
  const buyer = await shop.person('learner')
  const left = await checkout(buyer, [{ id: one.id, quantity: 1 }])
  const next = await checkout(buyer, [{ id: other.id, quantity: 1 }])
  expect((await payAt(left.url)).status).not.toBe(303)
  await payAt(next.url)
  await expect(checkout(buyer, [{ id: one.id, quantity: 1 }])).resolves.toMatchObject({
    url: expect.stringContaining('http'),
  })
})

test('payment pages of other people, other kinds and other portals stay open', async () => {
  const course = await shop.makeCourse()
  const bundle = await shop.makeBundle([course, await shop.makeCourse()])
  const [buyer, stranger] = [await shop.person('learner'), await shop.person('learner')]
  const lines = [{ id: course.id, quantity: 1 }]
  const theirs = await checkout(stranger, lines)
  const ofBundle = await pay(buyer, [{ id: bundle.id, quantity: 1 }], { type: 'bundle' })
  await checkout(buyer, lines)
  expect((await payAt(theirs.url)).status).toBe(303)
  expect((await payAt(ofBundle.url)).status).toBe(303)
})

test('[CHK-019] tabs that press Pay at the same moment leave one payable page', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const bodies = await Promise.all([1, 2, 2, 3].map((quantity) => checkoutBody(buyer, [{ id: course.id, quantity }])))
  const pressed = await Promise.allSettled(bodies.map((body) => buyer.call(make_payment, { body })))
  const urls = pressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value.url] : []))
  for (const one of pressed)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'payments.expired' })
  expect(await openOf(buyer)).toHaveLength(1)
  const paid = await Promise.all(urls.map((url) => payAt(url)))
  expect(paid.filter(({ status }) => status === 303)).toHaveLength(1)
  await expectChargedOnce(buyer, 'reversed')
})

test('[CHK-019] a payment finished while another page opens is the only one, whichever comes first', async () => {
  for (const delay_ms of [0, 3, 6, 9, 12, 20]) {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const first = await checkout(buyer, [{ id: course.id, quantity: 2 }])
    const body = await checkoutBody(buyer, [{ id: course.id, quantity: 3 }])
    const [second, paid] = await Promise.all([
      buyer.call(make_payment, { body }).catch((error: { code: string }) => error.code),
      new Promise((on) => setTimeout(on, delay_ms)).then(() => payAt(first.url)),
    ])
    if (typeof second === 'string') expect([second, paid.status]).toEqual(['orders.paid_meanwhile', 303])
    else expect([paid.status === 303, (await payAt(second.url)).status]).toEqual([false, 303])
    await expectChargedOnce(buyer)
  }
})

test('[CHK-019] a buyer who knows about the order being paid and agrees can buy the same again', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const lines = [{ id: course.id, quantity: 1 }]
  const first = await checkout(buyer, lines)
  await payByBank(first.url, 'pays')
  await expect(checkout(buyer, lines)).rejects.toMatchObject({ code: 'orders.paid_meanwhile' })
  const besides_processing = [first.order_id]
  await expect(pay(buyer, lines, { besides: [first.order_id] })).rejects.toMatchObject({
    code: 'orders.still_processing',
  })
  const second = await pay(buyer, lines, { besides: [first.order_id], besides_processing })
  await payAt(second.url)
  expect(await buyer.call(get_order, { params: { order_id: second.order_id } })).toMatchObject({ status: 3 })
  const third = await pay(buyer, lines, { besides: [first.order_id, second.order_id], besides_processing })
  expect((await payAt(third.url)).status).toBe(303)
})

test('[CHK-019] a payment refused by the bank does not block a new purchase', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const lines = [{ id: course.id, quantity: 1 }]
  const first = await checkout(buyer, lines)
  await payByBank(first.url, 'refuses')
  shop.passTime(5 * 24 * 60 * 60 * 1000)
  const second = await checkout(buyer, lines)
  shop.passTime(-5 * 24 * 60 * 60 * 1000)
  expect((await payAt(second.url)).status).toBe(303)
})

test('[CHK-019] during a provider outage no second page opens; the same press works later', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const first = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  const body = await checkoutBody(buyer, [{ id: course.id, quantity: 2 }])
  await shop.stopPayments()
  try {
    await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ code: 'payments.provider_failed' })
  } finally {
    await shop.startPayments()
  }
  expect(await buyer.call(get_order, { params: { order_id: first.order_id } })).toMatchObject({
    status: 1,
    checkout_url: first.url,
  })
  const second = await buyer.call(make_payment, { body })
  expect((await payAt(first.url)).status).not.toBe(303)
  expect((await payAt(second.url)).status).toBe(303)
  await expectChargedOnce(buyer)
})

test('[CHK-019] a missing payment account blocks its buyer for a day at most', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const lines = [{ id: course.id, quantity: 1 }]
  const first = await checkout(buyer, lines)
  await shop.owner`update orders set payment_account = 'gone' where id = ${first.order_id}`
  await expect(checkout(buyer, lines)).rejects.toMatchObject({ code: 'payments.account_missing' })
  await shop.owner`update orders set created_at = created_at - interval '26 hours' where id = ${first.order_id}`
  await expect(checkout(buyer, lines)).resolves.toMatchObject({ url: expect.stringContaining('http') })
})

test('[CHK-019] [CRT-009] a one-use coupon moves with the cart from the closed page to the new one', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const code = 'ONCEPERCART'
  const [coupon] = await shop.owner<{ id: number }[]>`
    insert into coupons (portal_id, code, title, percent, kinds, max_per_buyer)
    values (${shop.world.portals.core.id}, ${code}, 'Once', 10, '{course}', 1) returning id`
  const withCode = async (quantity: number) => {
    const body = await checkoutBody(buyer, [{ id: course.id, quantity }])
    return buyer.call(make_payment, { body: { ...body, price: Math.round(body.price * 0.9), coupon: code } })
  }
  await withCode(1)
  const second = await withCode(2)
  await payAt(second.url)
  await expectChargedOnce(buyer)
  expect(await shop.owner`select uses from coupons where id = ${coupon?.id ?? 0}`).toEqual([{ uses: 1 }])
})

test('[CHK-019] a purchase order closes the cart’s card page; a second payment method is rejected', async () => {
  const course = await shop.makeCourse()
  const lines = [{ id: course.id, quantity: 2 }]
  const onAccount = async (buyer: Person) => {
    const { cancel_url: _, ...body } = await checkoutBody(buyer, lines)
    return buyer.call(order_by_purchase_order, { body: { ...body, ...purchaseDetails, address: austin } })
  }
  const buyer = await shop.person('learner')
  const page = await checkout(buyer, lines)
  const placed = await onAccount(buyer)
  expect((await payAt(page.url)).status).not.toBe(303)
  await expect(checkout(buyer, lines)).rejects.toMatchObject({
    code: 'orders.paid_meanwhile',
    params: { order: placed.order_id },
  })
  const payer = await shop.person('learner')
  const paid = await checkout(payer, lines)
  await payAt(paid.url)
  await expect(onAccount(payer)).rejects.toMatchObject({
    code: 'orders.paid_meanwhile',
    params: { order: paid.order_id },
  })
  expect((await payer.call(list_orders, { query: {} })).data).toHaveLength(1)
})

test('the same cart can be bought again a quarter of an hour after payment', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const lines = [{ id: course.id, quantity: 1 }]
  const { order_id, url } = await checkout(buyer, lines)
  await payAt(url)
  await buyer.call(get_order, { params: { order_id } })
  const paidAgo = (minutes: number) =>
    shop.owner`update orders set paid_at = now() - make_interval(mins => ${minutes}) where id = ${order_id}`
  await paidAgo(14)
  await expect(checkout(buyer, lines)).rejects.toMatchObject({ code: 'orders.paid_meanwhile' })
  await paidAgo(16)
  await expect(checkout(buyer, lines)).resolves.toMatchObject({ url: expect.stringContaining('http') })
})
