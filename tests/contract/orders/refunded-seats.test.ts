import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrollments } from '../../../api/src/domains/learning/tables.ts'
import { delete_enrollment } from '../../../shared/src/contract/learning/enrollments.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { claim_seat, make_claim_link } from '../../../shared/src/contract/orders/seats.ts'
import { checkout, lineOf, openShop, payAt, type Course, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

/** Buys a course twice for one buyer; a learner of the first order started and was unenrolled by staff, which uses that seat up. */
async function twoOrders(quantity: number) {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const first = await bought(course, [])
  const second = await bought(course, [first.order_id])
  const gone = await shop.person('learner')
  const token = await first.token()
  const { enrollment_id: related_id } = await gone.call(claim_seat, { params: { token } })
  await shop.world.within('core', (db) =>
    db.update(enrollments).set({ started_at: new Date(), status: 1 }).where(eq(enrollments.id, related_id)),
  )
  const admin = await shop.person('admin')
  await admin.confirm()
  const ended = await admin.call(delete_enrollment, { params: { slug: course.slug, related_id } })
  expect(ended.is_seat_returned).toBe(false)
  return { first, second, token }

  async function bought({ id }: Course, besides: number[]) {
    const { order_id, url } = await checkout(buyer, [{ id, quantity }], besides)
    await payAt(url)
    const params = { order_id, line_id: lineOf(await buyer.call(get_order, { params: { order_id } })).id }
    return {
      order_id,
      credits: async () => lineOf(await buyer.call(get_order, { params })).remaining_credits,
      token: async () => (await buyer.call(make_claim_link, { params })).url.split('/claim/')[1] ?? '',
    }
  }
}

async function refund(order_id: number): Promise<() => Promise<unknown>> {
  const [row] = await shop.world.services.platform.sql<
    { payment_intent_id: string }[]
  >`select payment_intent_id from orders where id = ${order_id}`
  await shop.stripe.refunds.create({ payment_intent: row?.payment_intent_id ?? '' })
  const event = (await shop.events()).findLast(({ type }) => type === 'charge.refunded')
  if (!event) throw new Error('no refund')
  return () => shop.deliver(event)
}

test('[CHK-013] a refund revokes its own order’s unused seats and never those of another order', async () => {
  const { first, second } = await twoOrders(3)
  expect(await second.credits()).toBe(5)
  const deliver = await refund(first.order_id)
  await Promise.all([deliver(), deliver()])
  expect(await second.credits()).toBe(3)
  await deliver()
  expect(await second.credits()).toBe(3)
  await (
    await refund(second.order_id)
  )()
  expect(await second.credits()).toBe(0)
})

test('[CHK-013] during a refund every seat of the other order is claimed, none twice', async () => {
  const { first, second, token } = await twoOrders(3)
  const later = await second.token()
  const people = []
  for (let n = 0; n < 6; n += 1) people.push(await shop.person('learner'))
  const deliver = await refund(first.order_id)
  const claims = people.map((one, n) => one.call(claim_seat, { params: { token: n < 3 ? later : token } }))
  const [refunded, ...answers] = await Promise.allSettled([deliver(), ...claims])
  expect(refunded?.status).toBe('fulfilled')
  expect(answers.slice(0, 3).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(await second.credits()).toBe(0)
  const rows = await shop.world.services.platform.sql<{ balance: number; summed: number; kind: string }[]>`
    select a.kind, a.balance, (coalesce((select sum(amount) from credit_movements where to_account_id = a.id), 0) - coalesce((select sum(amount) from credit_movements where from_account_id = a.id), 0))::int as summed from credit_accounts a`
  expect(
    rows.filter(({ balance, summed, kind }) => balance !== summed || (kind !== 'purchase' && balance < 0)),
  ).toEqual([])
})
