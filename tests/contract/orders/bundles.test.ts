import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundles, courses } from '../../../api/src/domains/courses/tables.ts'
import { cart_bundles } from '../../../shared/src/contract/orders/cart.ts'
import { list_owned_courses } from '../../../shared/src/contract/learning/learning.ts'
import { callsOf } from '../../../shared/src/contract/lists/lists.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import { get_receipt } from '../../../shared/src/contract/orders/receipt.ts'
import type { Client } from '../../support/client.ts'
import { editEntry } from '../../support/edit-entry.ts'
import { checkout, newKey, openShop, payAt, checkoutBody, type Course, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const threeCourses = async (): Promise<[Course, Course, Course]> => [
  await shop.makeCourse({ tiers: { 1: 3000, 10: 2000 } }),
  await shop.makeCourse({ tiers: { 1: 1900 } }),
  await shop.makeCourse({ tiers: { 1: 1100 } }),
]
const bodyFor = (buyer: Client, bundle: Course) =>
  checkoutBody(buyer, [{ id: bundle.id, quantity: 1 }], newKey(), 'bundle')
const deliverAll = async () => {
  for (const event of await shop.events()) expect((await shop.deliver(event)).status).toBe(200)
}
async function buy(buyer: Client, bundle: Course): Promise<number> {
  const { order_id, url } = await buyer.call(make_payment, { body: await bodyFor(buyer, bundle) })
  expect((await payAt(url)).status).toBe(303)
  await deliverAll()
  return order_id
}

test('[CHK-001] [CHK-019] [CRT-019] a bundle sells at its discount price, split across its courses, and enrolls the buyer', async () => {
  const of = await threeCourses()
  const bundle = await shop.makeBundle(of, { price: 6000, discount_price: 5900 })
  const buyer = await shop.person('learner')
  const body = await bodyFor(buyer, bundle)
  expect(body).toMatchObject({ price: 5900, lines: [{ id: bundle.id, quantity: 1, unit_price: 5900 }] })
  const { order_id, url } = await buyer.call(make_payment, { body })
  const [session] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data
  expect(session).toMatchObject({ amount_total: 5900, success_url: expect.stringContaining('/orders/success/bundle') })
  const items = await shop.stripe.checkout.sessions.listLineItems(session?.id ?? '')
  expect(items.data.map(({ description, amount_total }) => [description, amount_total])).toEqual([[bundle.title, 5900]])

  expect((await payAt(url)).status).toBe(303)
  await deliverAll()
  const order = await buyer.call(get_order, { params: { order_id } })
  expect(order).toMatchObject({ type: 'bundle', status: 3, total: 5900 })
  expect(order.lines.map(({ kind, title, total, bundle: set }) => [kind, title, total, set])).toEqual(
    of.map(({ title }, index) => [
      'Bundle',
      title,
      [2950, 1868, 1082][index],
      { id: bundle.id, title: bundle.title, slug: bundle.slug },
    ]),
  )
  expect(order.lines.every((line) => line.enrollment_id !== null && line.seats.free === 0)).toBe(true)
  const owned = await buyer.call(list_owned_courses)
  expect(owned.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(of.map(({ id }) => id))
  const receipt = await buyer.call(get_receipt, { params: { order_id } })
  expect(receipt.lines.map(({ title }) => title)).toEqual(of.map(({ title }) => `${bundle.title}: ${title}`))
})

test('[CRT-007] buyers already taking a course keep its seat to give away; the cart lists courses', async () => {
  const of = await threeCourses()
  const bundle = await shop.makeBundle(of)
  const buyer = await shop.person('learner')
  const alone = await checkout(buyer, [{ id: of[1].id, quantity: 1 }])
  await payAt(alone.url)
  await deliverAll()
  expect(await buyer.call(cart_bundles, { query: { ids: String(bundle.id) } })).toMatchObject([
    { id: bundle.id, course_ids: of.map(({ id }) => id) },
  ])
  const order = await buyer.call(get_order, { params: { order_id: await buy(buyer, bundle) } })
  expect(order.lines.map((line) => [line.enrollment_id !== null, line.seats.free])).toEqual([
    [true, 0],
    [false, 1],
    [true, 0],
  ])
})

test('[CRT-008] a bundle is bought once: rejects another quantity or a second line of it', async () => {
  const bundle = await shop.makeBundle(await threeCourses())
  const buyer = await shop.person('learner')
  const body = await bodyFor(buyer, bundle)
  for (const lines of [body.lines.map((line) => ({ ...line, quantity: 2 })), [...body.lines, ...body.lines]]) {
    await expect(buyer.call(get_quote, { body: { type: 'bundle', lines } })).rejects.toMatchObject({
      code: 'validation.failed',
    })
    await expect(buyer.call(make_payment, { body: { ...body, lines } })).rejects.toMatchObject({
      code: 'validation.failed',
    })
  }
  await expect(buyer.call(make_payment, { body })).resolves.toMatchObject({ url: expect.stringContaining('/pay/') })
})

test('[CHK-004] reports a changed bundle price; drafts and bundles without courses are gone', async () => {
  const of = [await shop.makeCourse()]
  const bundle = await shop.makeBundle(of, { price: 4000 })
  const buyer = await shop.person('learner')
  const body = await bodyFor(buyer, bundle)
  const change = (to: Partial<typeof bundles.$inferInsert>) =>
    shop.world.within('core', (db) => db.update(bundles).set(to).where(eq(bundles.id, bundle.id)))
  const quote = () => buyer.call(get_quote, { body: { type: 'bundle', lines: [{ id: bundle.id, quantity: 1 }] } })
  await change({ discount_price: 3500 })
  await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({
    code: 'orders.price_changed',
    params: { title: bundle.title, old_price: '$40.00', new_price: '$35.00' },
  })
  expect(await quote()).toMatchObject({ total: 3500, gone: [] })
  await change({ publication_status: 1 })
  expect(await quote()).toMatchObject({ total: 0, gone: [bundle.id] })
  await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ code: 'cart.line_gone' })
  await change({ publication_status: 2 })
  await shop.world.within('core', (db) =>
    db
      .update(courses)
      .set({ publication_status: 1 })
      .where(eq(courses.id, of[0]?.id ?? 0)),
  )
  expect(await quote()).toMatchObject({ lines: [], gone: [bundle.id] })
})

test('[CHK-017] refunding one of its courses revokes that course alone, refunding the bundle revokes all', async () => {
  const bundle = await shop.makeBundle(await threeCourses(), { price: 6000 })
  const buyer = await shop.person('learner')
  const order_id = await buy(buyer, bundle)
  const read = () => buyer.call(get_order, { params: { order_id } })
  const [row] = await shop.world.services.platform.sql<
    { payment_intent_id: string }[]
  >`select payment_intent_id from orders where id = ${order_id}`
  const payment_intent = row?.payment_intent_id ?? ''
  const line = (await read()).lines[1]
  await shop.stripe.refunds.create({
    payment_intent,
    amount: line?.total ?? 0,
    metadata: { order_line_ids: String(line?.id) },
  })
  await deliverAll()
  expect((await read()).lines.map((one) => [one.refunded_at !== null, one.enrollment_id !== null])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
  await shop.stripe.refunds.create({ payment_intent })
  await deliverAll()
  expect(await read()).toMatchObject({ payment_status: 'refunded' })
  expect(await buyer.call(list_owned_courses)).toEqual([])
})

test('[REF-013] a sold bundle cannot be deleted, only taken off sale', async () => {
  const [course] = await threeCourses()
  const bundle = await shop.makeBundle([course])
  const unsold = await shop.makeBundle([course])
  await buy(await shop.person('learner'), bundle)
  const admin = await shop.person('admin')
  const calls = callsOf('bundles')
  await expect(admin.call(calls.delete, { params: { id: bundle.id } })).rejects.toMatchObject({ code: 'lists.in_use' })
  await admin.call(calls.delete, { params: { id: unsold.id } })
  await editEntry(admin, { list: 'bundles', id: bundle.id }, { publication_status: 1 })
  const quote = await admin.call(get_quote, {
    body: { type: 'bundle', lines: [{ id: bundle.id, quantity: 1 }] },
  })
  expect(quote).toMatchObject({ lines: [], gone: [bundle.id] })
})
