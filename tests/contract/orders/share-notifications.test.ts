import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepShare } from '../../../api/src/domains/shares/step-share.ts'
import { courseShares } from '../../../api/src/domains/shares/tables.ts'
import { courseInstructors } from '../../../api/src/domains/learning/tables.ts'
import { courses } from '../../../api/src/domains/courses/tables.ts'
import { publish_course } from '../../../shared/src/contract/courses/courses.ts'
import { get_admin_course, update_course_prices } from '../../../shared/src/contract/courses/editing.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { refund_order } from '../../../shared/src/contract/orders/staff.ts'
import { answer_share, end_share, list_share_sales, offer_share } from '../../../shared/src/contract/shares.ts'
import { and, eq } from 'drizzle-orm'
import { makeCourse } from '../../support/course.ts'
import { runQueued } from '../../support/run-queued.ts'
import type { Person } from '../../support/world.ts'
import { openShop, payAt, checkoutBody, type Shop, summitSells } from './shop.ts'

let shop: Shop
let owner: Person
let seller: Person
beforeAll(async () => {
  shop = await openShop(summitSells)
  owner = await shop.person('admin')
  seller = await shop.person('admin', 'summit')
})
afterAll(() => shop.close())

const offer = async (slug: string) =>
  (
    await owner.call(offer_share, {
      params: { slug },
      body: { portal: 'summit', owner_percent: 40, min_price: 2000 },
    })
  ).id
const answer = (share_id: number, given: 'accepted' | 'declined') =>
  seller.call(answer_share, { params: { share_id }, body: { answer: given } })
/** Runs the waiting jobs, then returns each side's notifications about a share. */
async function shareNotifications(share_id: number): Promise<Record<'owner' | 'seller', string[]>> {
  await runQueued(shop.world, 'notify.share-moved')
  const of = async (person: Person) =>
    (await person.call(list_notifications, { query: {} })).data
      .filter(({ type, properties }) => type.startsWith('share_') && properties.original_id === share_id)
      .map(({ type }) => type)
      .toSorted()
  return { owner: await of(owner), seller: await of(seller) }
}
/** Creates a share that Summit has accepted, priced and published. */
async function onSale() {
  const course = await makeCourse(shop.world)
  const share_id = await offer(course.slug)
  const slug = (await answer(share_id, 'accepted')).slug ?? ''
  const { course: mirror } = await seller.call(get_admin_course, { params: { slug } })
  await seller.call(update_course_prices, {
    params: { slug },
    body: { course_pricings: [{ from_quantity: 1, price: 3333 }], version: mirror.version },
  })
  await shop.world.within('summit', (db) =>
    db.insert(courseInstructors).values({ course_id: mirror.id, user_id: seller.id, is_primary: true }),
  )
  await seller.call(publish_course, { params: { slug }, query: {} })
  return { course, share_id, slug, id: mirror.id }
}
const mirrorOf = async (slug: string) => (await seller.call(get_admin_course, { params: { slug } })).course

test('[BLD-030] [TEN-052] each step of a share notifies the other portal’s staff once', async () => {
  const { slug } = await makeCourse(shop.world)
  const declined = await offer(slug)
  expect(await shareNotifications(declined)).toEqual({ owner: [], seller: ['share_offered'] })
  await answer(declined, 'declined')
  expect(await shareNotifications(declined)).toEqual({ owner: ['share_declined'], seller: ['share_offered'] })
  const taken = await offer(slug)
  await answer(taken, 'accepted')
  expect(await shareNotifications(taken)).toEqual({ owner: ['share_accepted'], seller: [] })
  await owner.call(end_share, { params: { share_id: taken }, body: {} })
  expect(await shareNotifications(taken)).toEqual({ owner: ['share_accepted'], seller: ['share_ended'] })
})

test('[TEN-052] event jobs carry the owner’s changes and an interrupted share end to the other portal', async () => {
  const { course, share_id, slug } = await onSale()
  await runQueued(shop.world, 'shares.course-changed', 'shares.follow')
  await shop.world.within('core', (db) => db.update(courses).set({ title: 'Renamed' }).where(eq(courses.id, course.id)))
  await owner.call(publish_course, { params: { slug: course.slug }, query: { reach: 'new_only' } })
  expect((await mirrorOf(slug)).title).not.toBe('Renamed')
  expect((await runQueued(shop.world, 'shares.course-changed')).ran).toContain('shares.course-changed')
  expect((await mirrorOf(slug)).title).toBe('Renamed')

  const [share] = await shop.world.within('core', (db) =>
    db
      .select()
      .from(courseShares)
      .where(and(eq(courseShares.id, share_id), eq(courseShares.side, 'given'))),
  )
  if (!share) throw new Error('the owner has no such share')
  await stepShare(shop.world.services, { share, to: 'ended', at: new Date(), by: 'given' })
  expect((await seller.call(get_admin_course, { params: { slug } })).publication_status).toBe(2)
  await runQueued(shop.world, 'shares.follow')
  expect((await seller.call(get_admin_course, { params: { slug } })).publication_status).toBe(4)
})

test('[TEN-052] the owner sees a sale and its refund through the jobs of order events', async () => {
  const { id, share_id } = await onSale()
  const buyer = await shop.person('learner', 'summit')
  const { order_id, url } = await buyer.call(make_payment, { body: await checkoutBody(buyer, [{ id, quantity: 3 }]) })
  await payAt(url)
  const { lines } = await buyer.call(get_order, { params: { order_id } })
  const sales = async () => (await owner.call(list_share_sales, { params: { share_id }, query: {} })).data
  expect(await sales()).toEqual([])
  await runQueued(shop.world, 'shares.follow-order')
  expect(await sales()).toMatchObject([{ seats: 3, owner_amount: 4000, owner_back: 0 }])
  await seller.confirm()
  await seller.call(refund_order, {
    params: { order_id },
    body: { line_ids: lines.map((line) => line.id), reason: 'other', sent_as: crypto.randomUUID() },
  })
  await runQueued(shop.world, 'orders.refund-requested')
  await runQueued(shop.world, 'shares.follow-order')
  expect(await sales()).toMatchObject([{ owner_amount: 4000, owner_back: 4000, refunded_at: expect.any(String) }])
})
