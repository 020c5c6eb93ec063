import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish_course } from '../../../shared/src/contract/courses/courses.ts'
import { list_owned_courses } from '../../../shared/src/contract/learning/learning.ts'
import { callsOf } from '../../../shared/src/contract/lists/lists.ts'
import { make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import type { SoldKind } from '../../../shared/src/states/orders/sold-kind.ts'
import { makeCourse } from '../../support/course.ts'
import { subscribed } from './card-shop.ts'
import { newKey, openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

test('[TEN-002] courses and bundles sell through the cart’s checkout, plans through a subscription', async () => {
  const admin = await shop.person('admin')
  const [alone, inBundle] = [
    await makeCourse(shop.world, { publication_status: 1, instructor_id: admin.id, prices: { 1: 4900 } }),
    await makeCourse(shop.world, { publication_status: 1, instructor_id: admin.id, prices: { 1: 4900 } }),
  ]
  const bundle = await admin.call(callsOf('bundles').create, {
    body: { title: 'Both ways', price: 8000, course_ids: [inBundle.id], publication_status: 2 },
  })
  const sold: readonly (readonly [SoldKind, number, number])[] = [
    ['course', alone.id, 4900],
    ['bundle', bundle.id, 8000],
  ]
  const buyer = await shop.person('learner')
  const quote = (type: SoldKind, id: number) => buyer.call(get_quote, { body: { type, lines: [{ id, quantity: 1 }] } })
  for (const [kind, id] of sold) expect(await quote(kind, id)).toMatchObject({ lines: [], gone: [id] })
  for (const { slug } of [alone, inBundle]) await admin.call(publish_course, { params: { slug } })
  for (const [kind, id, price] of sold) {
    const body = await checkoutBody(buyer, [{ id, quantity: 1 }], newKey(), kind)
    expect(body.price).toBe(price)
    expect((await payAt((await buyer.call(make_payment, { body })).url)).status).toBe(303)
  }
  for (const event of await shop.events()) await shop.deliver(event)
  const owned = (await buyer.call(list_owned_courses)).map(({ id }) => id)
  expect(owned.toSorted((a, b) => a - b)).toEqual([alone.id, inBundle.id])

  const { id: portal_id } = await subscribed(shop, 'growing', 'annual')
  const [plan] = await shop.owner<{ status: string; credits: number }[]>`
    select s.status, (select balance from credit_accounts a where a.portal_id = s.portal_id and a.kind = 'portal' and a.course_id is null) as credits
    from subscriptions s where s.portal_id = ${portal_id}`
  expect(plan?.status).toBe('active')
  expect(plan?.credits).toBeGreaterThan(0)
})
