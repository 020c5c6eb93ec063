import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check_credit_ledger } from '../../../shared/src/contract/credits/ledger.ts'
import { start_module_item } from '../../../shared/src/contract/learning/item-progress.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import {
  claim_seat,
  invite_to_seat,
  make_claim_link,
  return_seat,
  show_claim,
  take_seat,
} from '../../../shared/src/contract/orders/seats.ts'
import { notificationText } from '../../../shared/src/rules/notifications/notification-text.ts'
import { task as notifySeatRevoked } from '../../../api/src/domains/learning/reactions/notify.seat-revoked.ts'
import type { Events } from '../../../api/src/events/events.ts'
import { generateClaimToken } from '../../../api/src/domains/learning/claim-token.ts'
import { claimLinks } from '../../../api/src/domains/learning/tables.ts'
import { makeCourse } from '../../support/course.ts'
import { jobContext } from '../../support/job-context.ts'
import { queuedJobs } from '../../support/queued-jobs.ts'
import type { Person } from '../../support/world.ts'
import { checkout, lineOf, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
let buyer: Person
let learner: Person
beforeAll(async () => {
  shop = await openShop()
  ;[buyer, learner] = [await shop.person('manager'), await shop.person('learner')]
})
afterAll(() => shop.close())

/** Buys seats of a new course with one lesson; returns its order and who has which seat. */
async function buySeats({ quantity = 3, card = 'good' as 'good' | 'disputed' } = {}) {
  const course = await makeCourse(shop.world, { outline: [['Text']] })
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity }])
  await payAt(url, card)
  const line = async () => {
    const [first] = (await buyer.call(get_order, { params: { order_id } })).lines
    if (!first) throw new Error('no line')
    return first
  }
  const params = { order_id, line_id: (await line()).id }
  const seats = async () => (await line()).seats
  const token = (await buyer.call(make_claim_link, { params })).url.split('/claim/')[1] ?? ''
  const claim = async (person: Person) => (await person.call(claim_seat, { params: { token } })).enrollment_id
  const revoke = (enrollment_id: number, who = buyer) => who.call(return_seat, { params: { ...params, enrollment_id } })
  return { course, params, seats, claim, revoke, order_id, token }
}

const invitationOf = (email: string, line_id: number): Promise<string> =>
  shop.world.within('core', async (db) => {
    const [link] = await db
      .select({ id: claimLinks.id })
      .from(claimLinks)
      .where(and(eq(claimLinks.order_line_id, line_id), eq(claimLinks.email, email)))
    return generateClaimToken(db, link?.id ?? 0)
  })

test('[CHK-002] the buyer sees the progress of everyone who claimed a seat', async () => {
  const { course, seats, claim } = await buySeats()
  const related_id = await claim(learner)
  expect((await seats()).claimed).toMatchObject([{ status: 4, percentage: 0, started_at: null, finished_at: null }])
  await learner.call(start_module_item, { params: { id: course.items[0]?.id ?? 0 }, body: { related_id } })
  expect((await seats()).claimed).toMatchObject([
    { status: 1, percentage: 0, started_at: expect.any(String), finished_at: null },
  ])
})

test('[OP-71] two calls at the same moment return an unstarted seat once; its learner is notified', async () => {
  const { seats, claim, revoke, params } = await buySeats()
  const enrollment_id = await claim(learner)
  expect(await seats()).toMatchObject({ claimed: [{ enrollment_id }], free: 2 })
  const both = await Promise.all([revoke(enrollment_id), revoke(enrollment_id)])
  expect(both.map(({ returned }) => returned).toSorted()).toEqual([0, 1])
  expect(await seats()).toMatchObject({ claimed: [], used: [], free: 3, elsewhere: 0 })
  expect(await revoke(enrollment_id)).toEqual({ returned: 0 })
  expect(lineOf(await buyer.call(get_order, { params })).remaining_credits).toBe(3)
  const staff = await shop.person('admin')
  expect(await staff.call(check_credit_ledger)).toMatchObject({ state: 'whole' })

  const events = (await queuedJobs<Events['seat.revoked']>(shop.world, 'notify.seat-revoked')).filter(
    (event) => event.enrollment_id === enrollment_id,
  )
  expect(events).toHaveLength(1)
  const context = await jobContext(shop.world)
  for (const event of [...events, ...events]) await notifySeatRevoked(context, event)
  context.mailer.close()
  const { data } = await learner.call(list_notifications)
  expect(data.map((notice) => notificationText(notice)).filter((text) => text.includes('revoked'))).toEqual([
    expect.stringMatching(/^Your seat in .+ was revoked by its buyer before you started the course\.$/),
  ])
})

test('a revoked learner cannot claim again with the open link, but by an invitation to their email', async () => {
  const { claim, revoke, seats, params, token } = await buySeats()
  const colleague = await shop.person('learner')
  await revoke(await claim(learner))
  expect(await learner.call(show_claim, { params: { token } })).toMatchObject({ state: 'revoked', yours: null })
  await expect(claim(learner)).rejects.toMatchObject({ code: 'invitations.seat_revoked' })
  expect((await seats()).free).toBe(3)
  expect(await colleague.call(show_claim, { params: { token } })).toMatchObject({ state: 'open' })
  await claim(colleague)

  await buyer.call(invite_to_seat, { params, body: { emails: [learner.email] } })
  await learner.call(claim_seat, { params: { token: await invitationOf(learner.email, params.line_id) } })
  expect((await seats()).claimed).toHaveLength(2)
})

test('[OP-71] a learner who starts while the seat is being revoked either keeps it or never started', async () => {
  const { course, seats, claim, revoke } = await buySeats()
  const related_id = await claim(learner)
  const [started, revoked] = await Promise.allSettled([
    learner.call(start_module_item, { params: { id: course.items[0]?.id ?? 0 }, body: { related_id } }),
    revoke(related_id),
  ])
  expect([started.status, revoked.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await seats()).toMatchObject(
    revoked.status === 'fulfilled' ? { claimed: [], free: 3 } : { claimed: [{ enrollment_id: related_id }], free: 2 },
  )
})

test('[CHK-014] refuses started seats, seats of other orders, and other people', async () => {
  const bought = await buySeats()
  const other = await buySeats()
  const related_id = await bought.claim(learner)
  const foreign = await other.claim(learner)
  const item = bought.course.items[0]?.id ?? 0
  await learner.call(start_module_item, { params: { id: item }, body: { related_id } })
  await expect(bought.revoke(related_id)).rejects.toMatchObject({ status: 409, code: 'orders.seat_started' })
  await expect(bought.revoke(foreign)).rejects.toMatchObject({ status: 404, code: 'orders.not_found' })
  await expect(bought.revoke(related_id, learner)).rejects.toMatchObject({ status: 404, code: 'orders.not_found' })
  expect(await bought.seats()).toMatchObject({ claimed: [{ enrollment_id: related_id }], free: 2 })
  expect(await other.seats()).toMatchObject({ claimed: [{ enrollment_id: foreign }], free: 2 })
})

test('refuses while the payment is disputed', async () => {
  const { claim, revoke, seats } = await buySeats({ card: 'disputed' })
  const enrollment_id = await claim(learner)
  for (const event of await shop.events()) await shop.deliver(event)
  await expect(revoke(enrollment_id)).rejects.toMatchObject({ status: 409, code: 'orders.disputed' })
  expect(await seats()).toMatchObject({ claimed: [{ enrollment_id }], free: 0 })
})

test('buyers can revoke their own unstarted seat and are not notified of it', async () => {
  const { params, seats, revoke } = await buySeats()
  const { enrollment_id } = await buyer.call(take_seat, { params })
  expect(await revoke(enrollment_id)).toEqual({ returned: 1 })
  expect(await seats()).toMatchObject({ claimed: [], free: 3 })
  const events = await queuedJobs<Events['seat.revoked']>(shop.world, 'notify.seat-revoked')
  expect(events.filter((event) => event.enrollment_id === enrollment_id)).toEqual([])
})
