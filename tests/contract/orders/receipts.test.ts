import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { orders } from '../../../api/src/domains/orders/tables.ts'
import { companies } from '../../../api/src/domains/portals/tables.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_receipt } from '../../../shared/src/contract/orders/receipt.ts'
import { orderStates } from '../../../shared/src/states/orders/order.ts'
import { pdfText } from '../../support/pdf-text.ts'
import { checkout, lineOf, openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const sellAs = (company: Partial<typeof companies.$inferInsert>) =>
  shop.world.within('core', (db) =>
    db.update(companies).set(company).where(eq(companies.portal_id, shop.world.portals.core.id)),
  )
const seller = {
  name: 'Core Inc.',
  address: '1 Pier',
  address_2: null,
  city: 'Baltimore',
  state: 'MD',
  zip_code: '21201',
  support_email: 'help@core.example',
  tax_id: '00-1234567',
}
const waitingForLocks = async () =>
  (await shop.owner`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    .length
const billed_to = { name: 'Zoë Łukasik', company: 'Acme & Sons', address: '2 Dock\nAnnapolis', po_number: 'PO-77' }

test('a receipt and its PDF state seller, buyer, lines and payment as of the payment', async () => {
  await sellAs(seller)
  const [one, many] = [await shop.makeCourse(), await shop.makeCourse({ tiers: { 1: 5000, 3: 4550 } })]
  const buyer = await shop.person('learner')
  const wanted = await checkoutBody(buyer, [
    { id: one.id, quantity: 1 },
    { id: many.id, quantity: 3 },
  ])
  const { order_id, url } = await buyer.call(make_payment, { body: { ...wanted, billed_to } })
  const params = { order_id }
  await payAt(url)
  const order = await buyer.call(get_order, { params })
  await sellAs({ name: 'Renamed LLC', address: 'Elsewhere', tax_id: null })
  const receipt = await buyer.call(get_receipt, { params })
  expect(receipt).toEqual({
    order_id,
    invoice_number: 'INV-000001',
    paid_at: order.paid_at,
    seller: {
      name: 'Core Inc.',
      address: ['1 Pier', 'Baltimore, MD 21201'],
      email: 'help@core.example',
      tax_id: '00-1234567',
    },
    billed_to: { ...billed_to, email: buyer.email },
    lines: [
      {
        id: lineOf(order).id,
        kind: 'Course',
        title: one.title,
        quantity: 1,
        unit_price: 3900,
        total: 3900,
        refunded_at: null,
      },
      {
        id: lineOf(order, 1).id,
        kind: 'Course',
        title: many.title,
        quantity: 3,
        unit_price: 4550,
        total: 13_650,
        refunded_at: null,
      },
    ],
    discount: 0,
    coupon_code: null,
    tax: 0,
    tax_exemption: null,
    total: 17_550,
    refunded: 0,
    currency: 'usd',
    payment_method: 'Visa ending in 4242',
    credit_notes: [],
  })
  const file = await buyer.send('GET', `/orders/${order_id}/receipt/pdf`)
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="receipt-${order_id}.pdf"`,
  ])
  // A name may mix several fonts, which splits its text in the PDF.
  const text = (await pdfText(new Uint8Array(await file.arrayBuffer()))).replaceAll('|', '')
  for (const words of [
    'Receipt',
    `Number ${order_id}`,
    'Core Inc.',
    'Baltimore, MD 21201',
    'Tax ID 00-1234567',
    'Zoë Łukasik',
    'Acme & Sons',
    'PO number PO-77',
    'Visa ending in 4242',
    one.title,
    '$136.50',
    '$175.50',
  ])
    expect(text).toContain(words)
})

test('only the payer gets a receipt, once paid; billed-to defaults to the account; refunds show', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  const params = { order_id }
  const pdf = `/orders/${order_id}/receipt/pdf`
  await expect(buyer.call(get_receipt, { params })).rejects.toMatchObject({ status: 409, code: 'orders.not_paid' })
  expect((await buyer.send('GET', pdf)).status).toBe(409)
  await payAt(url)
  await buyer.call(get_order, { params })
  const stranger = await shop.person('admin')
  await expect(stranger.call(get_receipt, { params })).rejects.toMatchObject({ status: 404, code: 'orders.not_found' })
  expect((await stranger.send('GET', pdf)).status).toBe(404)
  expect((await buyer.call(get_receipt, { params })).billed_to).toEqual({
    name: 'Ada Example',
    company: null,
    address: '1 Congress Avenue\nAustin, TX 78701',
    po_number: null,
    email: buyer.email,
  })
  const [session] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data
  await shop.stripe.refunds.create({ payment_intent: String(session?.payment_intent) })
  for (const event of await shop.events()) await shop.deliver(event)
  const receipt = await buyer.call(get_receipt, { params })
  expect(receipt).toMatchObject({
    total: 3900,
    refunded: 3900,
    lines: [{ refunded_at: expect.any(String) }],
  })
})

test('billed-to can be corrected under the same key until the order is paid', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const wanted = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
  const pay = (company: string) =>
    buyer.call(make_payment, { body: { ...wanted, billed_to: { ...billed_to, name: ' ', company } } })
  const first = await pay('Acme')
  expect(await pay('Acme Holding')).toEqual(first)
  await payAt(first.url)
  const params = { order_id: first.order_id }
  await buyer.call(get_order, { params })
  await pay('Too Late')
  expect((await buyer.call(get_receipt, { params })).billed_to).toMatchObject({
    name: 'Ada Example',
    company: 'Acme Holding',
  })
})

test('waits for an order being paid and keeps its billed-to; a reused key changes nothing', async () => {
  const [course, other] = [await shop.makeCourse(), await shop.makeCourse()]
  const buyer = await shop.person('learner')
  const wanted = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
  const pay = (company: string, body = wanted) =>
    buyer.call(make_payment, { body: { ...body, billed_to: { ...billed_to, company } } })
  const { order_id } = await pay('Acme')
  const another = await checkoutBody(buyer, [{ id: other.id, quantity: 1 }], wanted.idempotency_key)
  await expect(pay('Stray', another)).rejects.toMatchObject({ code: 'orders.key_reused' })
  const kept = () =>
    shop.world.within('core', async (db) => {
      const [row] = await db.select({ billed_to: orders.billed_to }).from(orders).where(eq(orders.id, order_id))
      return row?.billed_to?.company
    })
  expect(await kept()).toBe('Acme')

  let late: Promise<unknown> = Promise.resolve()
  await shop.owner.begin(async (sql) => {
    await sql`set local role platform`
    await sql`select id from orders where id = ${order_id} for update`
    late = pay('Too Late')
    await expect.poll(waitingForLocks).toBe(1)
    await sql`update orders set status = ${orderStates.completed.status}, payment_status = ${orderStates.completed.payment_status}, paid_at = now() where id = ${order_id}`
  })
  await late
  expect(await kept()).toBe('Acme')
})

test('a free order has a receipt too, with nothing to pay', async () => {
  const course = await shop.makeCourse({ tiers: { 1: 0 } })
  const buyer = await shop.person('learner')
  const { order_id } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  expect(await buyer.call(get_receipt, { params: { order_id } })).toMatchObject({
    total: 0,
    payment_method: 'No payment needed',
  })
})

test('limits receipts per person without blocking other buyers', async () => {
  const bought = async () => {
    const [course, buyer] = [await shop.makeCourse(), await shop.person('learner')]
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await payAt(url)
    await buyer.call(get_order, { params: { order_id } })
    return { get: async () => (await buyer.send('GET', `/orders/${order_id}/receipt/pdf`)).status }
  }
  const [many, other] = [await bought(), await bought()]
  const asked = Array.from({ length: 24 }, many.get)
  expect(await other.get()).toBe(200)
  expect([...new Set(await Promise.all(asked))].toSorted()).toEqual([200, 503])
})
