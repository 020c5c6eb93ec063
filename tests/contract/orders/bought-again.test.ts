import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrollments } from '../../../api/src/domains/learning/tables.ts'
import { list_owned_courses } from '../../../shared/src/contract/learning/learning.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import type { SeatsFor } from '../../../shared/src/states/orders/seats-for.ts'
import type { Person } from '../../support/world.ts'
import { checkout, checkoutBody, lineOf, newKey, openShop, payAt, type Course, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const deliverAll = async () => {
  for (const event of await shop.events()) expect((await shop.deliver(event)).status).toBe(200)
}

async function bodyFor(buyer: Person, { course, quantity }: { course: Course; quantity: number }, who?: SeatsFor) {
  const body = await checkoutBody(buyer, [{ id: course.id, quantity }])
  return { ...body, lines: body.lines.map((line) => ({ ...line, ...(who ? { seats_for: who } : {}) })) }
}

/** Buys another `quantity` seats on top of the orders that the buyer has. */
async function buyAgain({ buyer, course, first }: Owner, quantity: number, who?: SeatsFor) {
  const body = await bodyFor(buyer, { course, quantity }, who)
  const { order_id, url } = await buyer.call(make_payment, { body: { ...body, besides: [first.order_id] } })
  expect((await payAt(url)).status).toBe(303)
  await deliverAll()
  return lineOf(await buyer.call(get_order, { params: { order_id } }))
}

type Owner = Awaited<ReturnType<typeof owner>>
async function owner({ isFinished }: { isFinished: boolean }) {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  await payAt(url)
  await deliverAll()
  const enrollment_id = lineOf(await buyer.call(get_order, { params: { order_id } })).enrollment_id ?? 0
  if (isFinished) await finish(enrollment_id)
  return { buyer, course, first: { order_id, enrollment_id } }
}
const finish = (id: number) =>
  shop.world.within('core', (db) =>
    db.update(enrollments).set({ finished_at: new Date(), status: 2, percentage: 100 }).where(eq(enrollments.id, id)),
  )
const enrollmentsIn = ({ buyer, course }: Owner) =>
  shop.world.services.platform.sql<{ id: number; percentage: number; finished_at: Date | null }[]>`
    select id, percentage, finished_at from enrollments where user_id = ${buyer.id} and course_id = ${course.id} order by id`

test('for the buyer again, one seat starts at 0 %, the others are handed out, and the old record stays', async () => {
  const own = await owner({ isFinished: true })
  const line = await buyAgain(own, 3, 'buyer')
  expect(line.enrollment_id).not.toBe(own.first.enrollment_id)
  expect(line).toMatchObject({ enrollment_id: expect.any(Number), remaining_credits: 2 })
  expect(await enrollmentsIn(own)).toMatchObject([
    { id: own.first.enrollment_id, percentage: 100, finished_at: expect.anything() },
    { id: line.enrollment_id, percentage: 0, finished_at: null },
  ])
})

test('a single seat for other people leaves the buyer’s completed course alone and is handed out', async () => {
  const own = await owner({ isFinished: true })
  const line = await buyAgain(own, 1, 'others')
  expect(line).toMatchObject({ seats_for: 'others', enrollment_id: null, remaining_credits: 1 })
  expect(await enrollmentsIn(own)).toHaveLength(1)
  expect(await own.buyer.call(list_owned_courses)).toMatchObject([{ is_finished: true }])
})

test('without an answer a completed course starts again with a single seat, and several seats are handed out', async () => {
  const [single, several] = [await owner({ isFinished: true }), await owner({ isFinished: true })]
  expect(await buyAgain(single, 1)).toMatchObject({ enrollment_id: expect.any(Number), remaining_credits: 0 })
  expect(await buyAgain(several, 2)).toMatchObject({ enrollment_id: null, remaining_credits: 2 })
})

test('a course that the buyer is taking cannot be bought for them again, only for other people', async () => {
  const own = await owner({ isFinished: false })
  const body = {
    ...(await bodyFor(own.buyer, { course: own.course, quantity: 1 }, 'buyer')),
    besides: [own.first.order_id],
  }
  await expect(own.buyer.call(make_payment, { body })).rejects.toMatchObject({
    status: 409,
    code: 'orders.still_taking',
    params: { title: own.course.title },
  })
  expect(await buyAgain(own, 1, 'others')).toMatchObject({ enrollment_id: null, remaining_credits: 1 })
})

test('the same key with another answer is refused, and events that come twice enroll once', async () => {
  const own = await owner({ isFinished: true })
  const { buyer } = own
  const body = {
    ...(await bodyFor(buyer, { course: own.course, quantity: 2 }, 'buyer')),
    besides: [own.first.order_id],
  }
  const { url } = await buyer.call(make_payment, { body })
  const other = { ...body, lines: body.lines.map((line) => ({ ...line, seats_for: 'others' as const })) }
  await expect(buyer.call(make_payment, { body: other })).rejects.toMatchObject({ code: 'orders.key_reused' })
  await payAt(url)
  for (const event of await shop.events()) await Promise.all([shop.deliver(event), shop.deliver(event)])
  await deliverAll()
  expect(await enrollmentsIn(own)).toHaveLength(2)
})

test('a seat for the buyer is handed out if they began the course before payment', async () => {
  const own = await owner({ isFinished: true })
  const { buyer, course } = own
  const body = { ...(await bodyFor(buyer, { course, quantity: 1 }, 'buyer')), besides: [own.first.order_id] }
  const { order_id, url } = await buyer.call(make_payment, { body })
  await shop.world.within('core', (db) => db.insert(enrollments).values({ course_id: course.id, user_id: buyer.id }))
  await payAt(url)
  await deliverAll()
  expect(lineOf(await buyer.call(get_order, { params: { order_id } }))).toMatchObject({
    enrollment_id: null,
    remaining_credits: 1,
  })
})

test('only courses are bought for somebody: bundles and extra credits refuse an answer', async () => {
  const course = await shop.makeCourse()
  const bundle = await shop.makeBundle([course])
  const buyer = await shop.person('learner')
  const ofBundle = await checkoutBody(buyer, [{ id: bundle.id, quantity: 1 }], newKey(), 'bundle')
  const answered = (lines: typeof ofBundle.lines) => lines.map((line) => ({ ...line, seats_for: 'others' as const }))
  await expect(
    buyer.call(make_payment, { body: { ...ofBundle, lines: answered(ofBundle.lines) } }),
  ).rejects.toMatchObject({ code: 'validation.failed' })
  const ofCredits = { ...(await bodyFor(buyer, { course, quantity: 1 }, 'others')), type: 'credits-on-course' as const }
  await expect(buyer.call(make_payment, { body: ofCredits })).rejects.toMatchObject({ code: 'validation.failed' })
})
