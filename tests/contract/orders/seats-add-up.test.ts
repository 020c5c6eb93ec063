import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_seat_purchases } from '../../../shared/src/contract/credits-managers.ts'
import { take_back_seat } from '../../../shared/src/contract/credits-hand-out.ts'
import { delete_user } from '../../../shared/src/contract/people-record.ts'
import { delete_enrollment } from '../../../shared/src/contract/enrollments.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { get_order, type Seats } from '../../../shared/src/contract/orders.ts'
import {
  claim_seat,
  invite_to_seat,
  make_claim_link,
  take_seat,
  withdraw_invitation,
} from '../../../shared/src/contract/orders-seats.ts'
import { CallError } from '../../../shared/src/errors/call-error.ts'
import { notificationText } from '../../../shared/src/rules/notifications/notification-text.ts'
import { generateClaimToken } from '../../../api/src/enrollments/claim-token.ts'
import { task as notifySeatReturned } from '../../../api/src/reactions/notify.seat-returned.ts'
import { transferCredits } from '../../../api/src/enrollments/transfer-credits.ts'
import type { Events } from '../../../api/src/events/events.ts'
import { jobContext } from '../../support/job-context.ts'
import { queuedJobs } from '../../support/queued-jobs.ts'
import type { Person } from '../../support/world.ts'
import { checkout, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
let staff: Person
let buyer: Person
let guests: Person[]
beforeAll(async () => {
  shop = await openShop()
  ;[staff, buyer] = [await shop.person('admin'), await shop.person('manager')]
  guests = [await shop.person('learner'), await shop.person('learner'), await shop.person('learner')]
})
afterAll(() => shop.close())

const quantity = 5
/** A line of five seats of a new course, and what may happen to it. */
async function boughtSeats() {
  const { id, slug } = await shop.makeCourse()
  const { order_id, url } = await checkout(buyer, [{ id, quantity }])
  await payAt(url)
  const inFull = () => buyer.call(get_order, { params: { order_id } })
  const params = { order_id, line_id: (await inFull()).lines[0]?.id ?? 0 }
  const seats = async (): Promise<Seats> => {
    const line = (await inFull()).lines[0]
    if (!line) throw new Error('no line')
    return line.seats
  }
  const link = (await buyer.call(make_claim_link, { params })).url.split('/claim/')[1] ?? ''
  const nth = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)]
  let invited = 0
  const moves = {
    take: () => buyer.call(take_seat, { params }),
    claim: async (n: number) => nth(guests, n)?.call(claim_seat, { params: { token: link } }),
    invite: () => buyer.call(invite_to_seat, { params, body: { emails: [`${slug}-${(invited += 1)}@example.com`] } }),
    answer: async (n: number) => {
      const one = nth((await seats()).invited, n)
      const token = one && (await shop.world.within('core', (db) => generateClaimToken(db, one.id)))
      if (token) await nth(guests, n)?.call(claim_seat, { params: { token } })
    },
    withdraw: async (n: number) => {
      const one = nth((await seats()).invited, n)
      if (one) await buyer.call(withdraw_invitation, { params: { ...params, invitation_id: one.id } })
    },
    begin: async (n: number) => {
      const one = nth((await seats()).claimed, n)
      await shop.world.services.platform
        .sql`update enrollments set started_at = now() where id = ${one?.enrollment_id ?? 0}`
    },
    unenroll: async (n: number) => {
      const one = nth((await seats()).claimed, n)
      if (one) await staff.call(delete_enrollment, { params: { slug, related_id: one.enrollment_id } })
    },
  }
  return { seats, moves, order_id, slug, course_id: id }
}
const sumOf = ({ claimed, invited, used, free, elsewhere }: Seats) =>
  claimed.length + invited.length + used.length + free + elsewhere

test('whatever happens to the seats of an order, each is claimed, invited, used or free', async () => {
  const names = ['take', 'claim', 'invite', 'answer', 'withdraw', 'begin', 'unenroll'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(9)), { minLength: 12, maxLength: 12 }),
      async (steps) => {
        const { seats, moves } = await boughtSeats()
        for (const [name, n] of steps) {
          // What does not fit at this moment is refused, and changes nothing.
          await Promise.resolve(moves[name](n)).catch((error: unknown) => {
            if (!(error instanceof CallError)) throw error
          })
          const now = await seats()
          expect({ after: name, sum: sumOf(now), elsewhere: now.elsewhere }).toEqual({
            after: name,
            sum: quantity,
            elsewhere: 0,
          })
        }
      },
    ),
    { numRuns: 5 },
  )
})

test('whoever left after beginning keeps the seat used, by name; one that was never begun returns, and its buyer is told', async () => {
  const { seats, moves, order_id, slug } = await boughtSeats()
  await moves.claim(0)
  await moves.claim(1)
  await moves.begin(0)
  const began = (await seats()).claimed[0]
  await moves.unenroll(0)
  expect(await seats()).toMatchObject({
    claimed: [{}],
    used: [{ enrollment_id: began?.enrollment_id, person: began?.person, left_at: expect.any(String) }],
    free: 3,
  })
  expect(await returned()).toEqual([])
  await moves.unenroll(0)
  expect(await seats()).toMatchObject({ claimed: [], used: [{}], free: 4 })
  const bought = await buyer.call(list_seat_purchases, { params: { slug } })
  expect(bought).toMatchObject([{ order_id, quantity, claimed: 0, former: 1, invited: 0, free: 4 }])
  const [event] = await returned()
  expect(event?.manager_id).toBe(buyer.id)
  const context = await jobContext(shop.world)
  if (event) await notifySeatReturned(context, event)
  context.mailer.close()
  const { data } = await buyer.call(list_notifications)
  expect(data.map((notice) => [notificationText(notice), notice.path])).toContainEqual([
    expect.stringMatching(/^A seat in Course \d+ is free again\./),
    `/orders/${order_id}`,
  ])
})

test('counts bought seats that another manager holds outside the order; taking a seat back notifies nobody', async () => {
  const { seats, moves, slug, course_id } = await boughtSeats()
  const other = await shop.person('manager')
  const from = { kind: 'manager', course_id, user_id: buyer.id } as const
  const reason = { move: 'given', order_line_id: null, actor_id: buyer.id } as const
  await shop.world.within('core', (db) =>
    transferCredits(db, { from, to: { ...from, user_id: other.id }, amount: 2, reason }),
  )
  expect(await seats()).toMatchObject({ claimed: [], free: 3, elsewhere: 2 })
  await moves.claim(0)
  const related_id = (await seats()).claimed[0]?.enrollment_id ?? 0
  await buyer.call(take_back_seat, { params: { slug, related_id } })
  expect(await seats()).toMatchObject({ claimed: [], free: 3, elsewhere: 2 })
  expect(await returned()).toEqual([])
})

test('the buyer is told of a seat that returns because its person was removed from the portal', async () => {
  const { moves } = await boughtSeats()
  const guest = await shop.person('learner')
  guests = [guest]
  await moves.claim(0)
  await staff.confirm()
  await staff.call(delete_user, { params: { user_id: guest.id } })
  expect(await returned()).toMatchObject([{ manager_id: buyer.id }])
})

/** Seats of the order that was made last which returned. */
async function returned(): Promise<Events['seat.returned'][]> {
  const all = await queuedJobs<Events['seat.returned']>(shop.world, 'notify.seat-returned')
  const [course] = await shop.world.services.platform.sql<{ id: string }[]>`select max(id) as id from courses`
  const ofCourse = await shop.world.services.platform.sql<{ id: string }[]>`
    select id from enrollments where course_id = ${course?.id ?? 0}`
  return all.filter(({ enrollment_id }) => ofCourse.some(({ id }) => Number(id) === enrollment_id))
}
