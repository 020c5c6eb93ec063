import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundles, courses } from '../../../api/src/domains/courses/tables.ts'
import { callsOf } from '../../../shared/src/contract/lists/lists.ts'
import { get_admin_course, update_course_prices } from '../../../shared/src/contract/courses/editing.ts'
import { take_portal_credits } from '../../../shared/src/contract/credits/moves.ts'
import { make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import type { Client } from '../../support/client.ts'
import { editEntry } from '../../support/edit-entry.ts'
import type { Person } from '../../support/world.ts'
import { shareShop } from './share-shop.ts'
import { austin, newKey, openShop, checkoutBody, type Shop, summitSells } from './shop.ts'

let shop: Shop
let owner: Person
let seller: Person
beforeAll(async () => {
  shop = await openShop(summitSells)
  owner = await shop.person('admin')
  seller = await shop.person('admin', 'summit')
})
afterAll(() => shop.close())

const { onSale, giveCredits } = shareShop(() => ({ shop, owner, seller }))
const calls = callsOf('bundles')
const quoteOf = (buyer: Client, id: number, type: 'bundle' | 'course' = 'bundle') =>
  buyer.call(get_quote, { body: { type, lines: [{ id, quantity: 1 }] } })
/** The request of a page opened before a price change. */
const bodyAt = ({ id, price }: { id: number; price: number }, type: 'bundle' | 'course') => ({
  type,
  cancel_url: `/checkout/${type}`,
  success_url: `/orders/success/${type}`,
  address: austin,
  price,
  idempotency_key: newKey(),
  lines: [{ id, quantity: 1, unit_price: price }],
})

test('[CRT-023] [TEN-052] a bundle pays owners at least their minimum or is rejected; others bear the discount', async () => {
  const { id: own } = await shop.makeCourse({ portal: 'summit', tiers: { 1: 8000 } })
  const { id: shared } = await onSale()
  const body = { title: 'Both', price: 2100, course_ids: [shared, own], publication_status: 2 }
  const tooLow = 'Please enter $20.00 or more: the minimum prices of its courses from other portals.'
  await expect(seller.call(calls.create, { body: { ...body, price: 1999 } })).rejects.toMatchObject({
    fields: { price: [tooLow] },
  })
  await expect(seller.call(calls.create, { body: { ...body, discount_price: 1 } })).rejects.toMatchObject({
    fields: { discount_price: [tooLow] },
  })
  const bundle = await seller.call(calls.create, { body })
  const buyer = await shop.person('learner', 'summit')
  expect(await quoteOf(buyer, bundle.id)).toMatchObject({ total: 2100, gone: [] })
  const bought = await buyer.call(make_payment, {
    body: await checkoutBody(buyer, [{ id: bundle.id, quantity: 1 }], newKey(), 'bundle'),
  })
  const lines = await shop.owner<{ course_id: number; total: number; owner_amount: number | null }[]>`
    select course_id, total, owner_amount from order_lines where order_id = ${bought.order_id}`
  expect(lines).toEqual(
    expect.arrayContaining([
      { course_id: shared, total: 2000, owner_amount: 800 },
      { course_id: own, total: 100, owner_amount: null },
    ]),
  )

  const price = (cents: number) => editEntry(seller, { list: 'bundles', id: bundle.id }, { price: cents })
  await expect(price(1000)).rejects.toMatchObject({ fields: { price: [tooLow] } })
  await price(2000)
  // The owner raises the minimum after the bundle was saved.
  await shop.world.within('summit', async (db) => {
    await db.update(courses).set({ min_credit_price: 2001 }).where(eq(courses.id, shared))
    await db.update(bundles).set({ discount_price: 1 }).where(eq(bundles.id, bundle.id))
  })
  expect(await quoteOf(buyer, bundle.id)).toMatchObject({ total: 0, gone: [bundle.id] })
  await expect(buyer.call(make_payment, { body: bodyAt({ id: bundle.id, price: 1 }, 'bundle') })).rejects.toMatchObject(
    { code: 'cart.line_gone' },
  )
  await editEntry(seller, { list: 'bundles', id: bundle.id }, { title: 'Both, still', publication_status: 1 })
})

test('[CRT-023] [OP-17] a price allowed by credits ends with them: no quote or sale below the minimum', async () => {
  const { slug, id } = await onSale({ max_discount: 50 })
  await giveCredits(5)
  const { course } = await seller.call(get_admin_course, { params: { slug } })
  const setPrice = (price: number, version: string) =>
    seller.call(update_course_prices, {
      params: { slug },
      body: { course_pricings: [{ from_quantity: 1, price }], version },
    })
  await setPrice(1000, course.version)
  const buyer = await shop.person('learner', 'summit')
  expect(await quoteOf(buyer, id, 'course')).toMatchObject({ total: 1000, gone: [] })
  const above = await shop.person('super_admin', 'admin')
  await above.confirm()
  await above.call(take_portal_credits, {
    params: { portal_id: shop.world.portals.summit.id },
    body: { amount: 5, sent_as: crypto.randomUUID() },
  })
  expect(await quoteOf(buyer, id, 'course')).toMatchObject({ total: 0, gone: [id] })
  await expect(buyer.call(make_payment, { body: bodyAt({ id, price: 1000 }, 'course') })).rejects.toMatchObject({
    code: 'cart.line_gone',
  })
  await setPrice(2000, (await seller.call(get_admin_course, { params: { slug } })).course.version)
  expect(await quoteOf(buyer, id, 'course')).toMatchObject({ total: 2000, gone: [] })
})
