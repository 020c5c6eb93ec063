import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_seat_purchases } from '../../../shared/src/contract/credits/managers.ts'
import { give_manager_credits, take_back_seat } from '../../../shared/src/contract/credits/hand-out.ts'
import { give_credits } from '../../../shared/src/contract/credits/moves.ts'
import { decline_invitation } from '../../../shared/src/contract/learning/invitations-answers.ts'
import { delete_user } from '../../../shared/src/contract/identity/people-record.ts'
import { delete_enrollment } from '../../../shared/src/contract/learning/enrollments.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { get_order, type Seats } from '../../../shared/src/contract/orders/orders.ts'
import {
  claim_seat,
  invite_to_seat,
  make_claim_link,
  take_seat,
  withdraw_invitation,
} from '../../../shared/src/contract/orders/seats.ts'
import { show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { CallError } from '../../../shared/src/errors/failures/call-error.ts'
import { notificationText } from '../../../shared/src/rules/notifications/notification-text.ts'
import { generateClaimToken } from '../../../api/src/domains/learning/claim-token.ts'
import { task as notifySeatReturned } from '../../../api/src/domains/orders/reactions/notify.seat-returned.ts'
import { transferCredits } from '../../../api/src/domains/credits/transfer-credits.ts'
import type { Events } from '../../../api/src/events/events.ts'
import { jobContext } from '../../support/job-context.ts'
import { fillPool } from '../../support/portal-credits.ts'
import { queuedJobs } from '../../support/queued-jobs.ts'
import type { Person } from '../../support/world.ts'
import { checkout, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
let staff: Person
let buyer: Person
let portalAdmin: Person
let colleague: Person
let guests: Person[]
beforeAll(async () => {
  shop = await openShop()
  ;[staff, buyer] = [await shop.person('admin'), await shop.person('manager')]
  portalAdmin = await shop.person('portal_admin')
  await fillPool(shop.world, 1_000)
  colleague = await shop.person('manager')
  guests = [await shop.person('learner'), await shop.person('learner'), await shop.person('learner')]
})
afterAll(() => shop.close())

const quantity = 5
/** Result of a move that had nobody or nothing to move. */
const nothing = Symbol('nothing')
/** Buys five seats of a new course; returns the moves that may happen to them. */
async function buySeats({ card = 'good', given = 0 }: { card?: 'good' | 'disputed'; given?: number } = {}) {
  const { id, slug } = await shop.makeCourse()
  if (given > 0)
    await portalAdmin.call(give_credits, {
      body: { amount: given, sent_as: crypto.randomUUID(), course_id: id, email: buyer.email },
    })
  const { order_id, url } = await checkout(buyer, [{ id, quantity }])
  await payAt(url, card)
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
  const tokenOf = async (n: number) => {
    const one = nth((await seats()).invited, n)
    return one && shop.world.within('core', (db) => generateClaimToken(db, one.id))
  }
  const moves = {
    take: () => buyer.call(take_seat, { params }),
    claim: (n: number) => nth(guests, n)?.call(claim_seat, { params: { token: link } }),
    invite: () => buyer.call(invite_to_seat, { params, body: { emails: [`${slug}-${(invited += 1)}@example.com`] } }),
    answer: async (n: number) => {
      const token = await tokenOf(n)
      return token ? nth(guests, n)?.call(claim_seat, { params: { token } }) : nothing
    },
    decline: async (n: number) => {
      const token = await tokenOf(n)
      return token ? shop.world.visitor().call(decline_invitation, { params: { token }, body: {} }) : nothing
    },
    /** Only credits given by the portal can be passed on; the order's seats stay. */
    handOn: async () => {
      const as = 'manager' as const
      const body = { as, amount: 1, sent_as: crypto.randomUUID(), emails: [colleague.email] }
      await buyer.call(give_manager_credits, { params: { slug }, body })
    },
    withdraw: async (n: number) => {
      const one = nth((await seats()).invited, n)
      return one ? buyer.call(withdraw_invitation, { params: { ...params, invitation_id: one.id } }) : nothing
    },
    begin: async (n: number) => {
      const one = nth((await seats()).claimed, n)
      if (!one) return nothing
      await shop.world.services.platform
        .sql`update enrollments set started_at = now() where id = ${one.enrollment_id ?? 0}`
      return one
    },
    unenroll: async (n: number) => {
      const one = nth((await seats()).claimed, n)
      return one ? staff.call(delete_enrollment, { params: { slug, related_id: one.enrollment_id } }) : nothing
    },
  }
  return { seats, moves, order_id, slug, course_id: id }
}
type Bought = Awaited<ReturnType<typeof buySeats>>
const names = ['take', 'claim', 'invite', 'answer', 'decline', 'withdraw', 'handOn', 'begin', 'unenroll'] as const
type Step = readonly [(typeof names)[number], number]
/** Runs each move once, when it has something to do. */
const everyMove: Step[] = [
  ['invite', 0],
  ['decline', 0],
  ['invite', 0],
  ['answer', 0],
  ['begin', 0],
  ['unenroll', 0],
  ['invite', 0],
  ['withdraw', 0],
  ['handOn', 0],
  ['take', 0],
  ['claim', 1],
]
const someSteps = (length: number) =>
  fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(9)), { minLength: length, maxLength: length })

/** Moves that took effect; rejected ones and those with nothing to do do not count. */
const made = new Set<Step[0]>()
/** Runs one move; if it is impossible at this moment it must be rejected and change nothing. */
async function step({ moves, seats }: Bought, [name, n]: Step): Promise<void> {
  await shop.world.services.platform.sql`delete from rate_limits`
  const before = await seats()
  try {
    if ((await moves[name](n)) !== nothing) made.add(name)
  } catch (error) {
    if (!(error instanceof CallError) || error.status >= 500) throw error
    expect(await seats()).toEqual(before)
  }
}
const sumOf = ({ claimed, invited, used, free, elsewhere }: Seats) =>
  claimed.length + invited.length + used.length + free + elsewhere

test('each seat of an order is always claimed, invited, used or free', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps(14), async (steps) => {
      const bought = await buySeats({ given: 2 })
      for (const one of steps) {
        await step(bought, one)
        const now = await bought.seats()
        expect({ after: one[0], sum: sumOf(now), elsewhere: now.elsewhere }).toEqual({
          after: one[0],
          sum: quantity,
          elsewhere: 0,
        })
      }
    }),
    { numRuns: 8, examples: [[everyMove]] },
  )
  expect([...made].toSorted()).toEqual([...names].toSorted())
})

test('a refund leaves no seat of an order free or invited', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps(6), async (steps) => {
      const bought = await buySeats({ given: 2 })
      for (const one of steps) await step(bought, one)
      const before = await bought.seats()
      await shop.stripe.refunds.create({ payment_intent: await paymentOf(bought) })
      await deliverNew()
      const after = await bought.seats()
      expect(after).toMatchObject({ free: 0, elsewhere: 0, invited: [] })
      expect(after.claimed.length + after.used.length).toBeLessThanOrEqual(before.claimed.length + before.used.length)
      expect(after.used.length).toBeGreaterThanOrEqual(before.used.length)
    }),
    { numRuns: 4 },
  )
})

test('a dispute leaves no seat free; once it is won, the seats add up again', async () => {
  await fc.assert(
    fc.asyncProperty(someSteps(6), async (steps) => {
      const bought = await buySeats({ card: 'disputed', given: 2 })
      for (const one of steps) await step(bought, one)
      const before = await bought.seats()
      await deliverNew()
      expect(await bought.seats()).toMatchObject({ free: 0, elsewhere: 0, invited: before.invited })
      const [dispute] = (await shop.stripe.disputes.list({ payment_intent: await paymentOf(bought) })).data
      await shop.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
      await deliverNew()
      const won = await bought.seats()
      expect({ sum: sumOf(won), elsewhere: won.elsewhere }).toEqual({ sum: quantity, elsewhere: 0 })
    }),
    { numRuns: 4 },
  )
})

async function paymentOf({ order_id }: Bought): Promise<string> {
  const [row] = await shop.world.services.platform.sql<
    { payment_intent_id: string }[]
  >`select payment_intent_id from orders where id = ${order_id}`
  return row?.payment_intent_id ?? ''
}

const delivered = new Set<string>()
async function deliverNew(): Promise<void> {
  for (const event of await shop.events()) {
    if (delivered.has(event.id)) continue
    delivered.add(event.id)
    await shop.deliver(event)
  }
}

test('a started seat stays used after leaving; an unstarted one returns and notifies its buyer', async () => {
  const { seats, moves, order_id, slug } = await buySeats()
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
  const { lines } = await staff.call(show_staff_order, { params: { order_id } })
  expect(lines[0]?.access).toEqual({ running: 0, completed: 0, invited: 0, unused: 4, used: 1 })
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

test('counts bought seats held by another manager outside the order; taking one back notifies nobody', async () => {
  const { seats, moves, slug, course_id } = await buySeats()
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

test('notifies the buyer of a seat returned because its person was removed from the portal', async () => {
  const { moves } = await buySeats()
  const guest = await shop.person('learner')
  guests = [guest]
  await moves.claim(0)
  await staff.confirm()
  await staff.call(delete_user, { params: { user_id: guest.id } })
  expect(await returned()).toMatchObject([{ manager_id: buyer.id }])
})

/** Returns the returned seats of the newest order. */
async function returned(): Promise<Events['seat.returned'][]> {
  const all = await queuedJobs<Events['seat.returned']>(shop.world, 'notify.seat-returned')
  const [course] = await shop.world.services.platform.sql<{ id: string }[]>`select max(id) as id from courses`
  const ofCourse = await shop.world.services.platform.sql<{ id: string }[]>`
    select id from enrollments where course_id = ${course?.id ?? 0}`
  return all.filter(({ enrollment_id }) => ofCourse.some(({ id }) => Number(id) === enrollment_id))
}
