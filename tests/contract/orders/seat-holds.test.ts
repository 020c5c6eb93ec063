import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import {
  claim_seat,
  invite_to_seat,
  make_claim_link,
  resend_invitation,
  show_claim,
  take_seat,
  withdraw_invitation,
} from '../../../shared/src/contract/orders/seats.ts'
import { list_manager_courses } from '../../../shared/src/contract/credits/credits.ts'
import { set_role } from '../../../shared/src/contract/identity/session.ts'
import { lockAccount } from '../../../api/src/domains/credits/credit-account.ts'
import { invitationsPerEmail } from '../../../api/src/domains/learning/invitations/limits.ts'
import { reserveHit } from '../../../api/src/kernel/rate-limit.ts'
import { moveCredits } from '../../../api/src/domains/credits/move-credits.ts'
import { generateClaimToken } from '../../../api/src/domains/learning/claim-token.ts'
import { queuedJobs } from '../../support/queued-jobs.ts'
import { checkout, lineOf, openShop, payAt, type Course, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

async function buyerOf(quantity: number, course?: Course) {
  const bought = course ?? (await shop.makeCourse())
  const buyer = await shop.person('learner')
  const before: number[] = []
  const buy = async (seats: number) => {
    const { order_id, url } = await checkout(buyer, [{ id: bought.id, quantity: seats }], [...before])
    before.push(order_id)
    await payAt(url)
    const order = await buyer.call(get_order, { params: { order_id } })
    return { order_id, line_id: order.lines[0]?.id ?? 0 }
  }
  const params = await buy(quantity)
  const seats = async (of = params) => (await buyer.call(get_order, { params: of })).lines[0]?.seats
  const invite = (emails: string[], of = params) => buyer.call(invite_to_seat, { params: of, body: { emails } })
  return { buyer, params, seats, invite, buy, course: bought }
}
const tokenOf = (url: string): string => url.split('/claim/')[1] ?? ''
/** Generates the token that the worker would have emailed. */
const mailedToken = (invitation_id: number): Promise<string> =>
  shop.world.within('core', (db) => generateClaimToken(db, invitation_id))

const notStarted = { status: 4, percentage: 0, started_at: null, finished_at: null }
test('the order shows claimed seats with dates, who is invited, and how many are free', async () => {
  const { buyer, params, seats, invite } = await buyerOf(4)
  await buyer.call(take_seat, { params })
  await invite(['first@example.com', 'second@example.com'])
  await buyer.call(set_role, { body: { role: 'manager' } })
  expect(await buyer.call(list_manager_courses)).toMatchObject([{ total: 4, remaining: 3, used: 1, invited: 2 }])
  const waiting = (await seats())?.invited ?? []
  expect(waiting.map(({ email }) => email)).toEqual(['first@example.com', 'second@example.com'])
  const guest = await shop.person('learner')
  await guest.call(claim_seat, { params: { token: await mailedToken(waiting[0]?.id ?? 0) } })
  expect(await seats()).toEqual({
    claimed: [
      {
        enrollment_id: expect.any(Number),
        person: { id: buyer.id, name: 'Ada Example', email: buyer.email },
        claimed_at: expect.any(String),
        ...notStarted,
        invited_as: null,
      },
      {
        enrollment_id: expect.any(Number),
        person: { id: guest.id, name: 'Ada Example', email: guest.email },
        claimed_at: expect.any(String),
        ...notStarted,
        invited_as: 'first@example.com',
      },
    ],
    invited: [{ id: waiting[1]?.id, email: 'second@example.com', sent_at: expect.any(String) }],
    used: [],
    free: 1,
    elsewhere: 0,
  })
})

test('an invitation holds its seat against buyer, claim link and other invitations until withdrawn', async () => {
  const { buyer, params, seats, invite } = await buyerOf(2)
  const { url } = await buyer.call(make_claim_link, { params })
  await invite(['one@example.com', 'two@example.com'])
  const waiting = (await seats())?.invited ?? []
  const stranger = await shop.person('learner')
  const refused = { status: 409, code: 'credits.not_enough' }
  await expect(buyer.call(take_seat, { params })).rejects.toMatchObject(refused)
  await expect(invite(['three@example.com'])).rejects.toMatchObject(refused)
  await expect(stranger.call(claim_seat, { params: { token: tokenOf(url) } })).rejects.toMatchObject(refused)
  expect(await stranger.call(show_claim, { params: { token: tokenOf(url) } })).toMatchObject({ state: 'full' })

  const invitation_id = waiting[0]?.id ?? 0
  const token = await mailedToken(invitation_id)
  await buyer.call(withdraw_invitation, { params: { ...params, invitation_id } })
  await expect(buyer.call(withdraw_invitation, { params: { ...params, invitation_id } })).rejects.toMatchObject({
    status: 409,
    code: 'orders.invitation_ended',
  })
  await expect(stranger.call(show_claim, { params: { token } })).rejects.toMatchObject({
    code: 'invitations.withdrawn',
  })
  await expect(stranger.call(claim_seat, { params: { token } })).rejects.toMatchObject({ code: 'auth.link_expired' })
  expect(await seats()).toMatchObject({ claimed: [], free: 1 })
  await stranger.call(claim_seat, { params: { token: tokenOf(url) } })
  const invited = await shop.person('learner')
  await invited.call(claim_seat, { params: { token: await mailedToken(waiting[1]?.id ?? 0) } })
  expect(await seats()).toMatchObject({ claimed: [{}, {}], invited: [], free: 0 })
})

test('seats whose credits are gone are not free; remaining ones are held for invitees first', async () => {
  const { buyer, course, seats, invite } = await buyerOf(3)
  await invite(['held@example.com'])
  await shop.world.within('core', async (db) => {
    const from = await lockAccount(db, { kind: 'manager', course_id: course.id, user_id: buyer.id })
    const to = await lockAccount(db, { kind: 'purchase', course_id: course.id, user_id: buyer.id })
    const reason = { move: 'taken', order_line_id: null, actor_id: null } as const
    await moveCredits(db, { from, to, amount: 1, reason })
  })
  expect(await seats()).toMatchObject({ invited: [{}], free: 1 })
})

test('resending an invitation holds no second seat, and a claimed one cannot be resent', async () => {
  const { buyer, params, seats, invite } = await buyerOf(2)
  await invite(['again@example.com'])
  expect(await invite(['again@example.com'])).toEqual({ sent: 1 })
  const [waiting, ...more] = (await seats())?.invited ?? []
  expect([more, (await seats())?.free]).toEqual([[], 1])
  const invitation_id = waiting?.id ?? 0
  const resend = () => buyer.call(resend_invitation, { params: { ...params, invitation_id } })
  expect(await resend()).toEqual({ sent: 1 })
  const jobs = await queuedJobs<{ claim_link_id: number }>(shop.world, 'email.seat-invited')
  expect(jobs.filter((job) => job.claim_link_id === invitation_id)).toHaveLength(3)
  const guest = await shop.person('learner')
  await guest.call(claim_seat, { params: { token: await mailedToken(invitation_id) } })
  await expect(resend()).rejects.toMatchObject({ status: 409, code: 'orders.invitation_ended' })
})

test('caps invitation emails at twenty a day per recipient; a rejected one holds no seat', async () => {
  const email = 'flooded@example.com'
  const [one, other] = [await buyerOf(2), await buyerOf(2)]
  const { platform } = shop.world.services
  for (let sent = 0; sent < 16; sent += 1) await reserveHit(platform, invitationsPerEmail(email))
  await one.invite([email])
  await other.invite([email])
  const idOf = async (who: typeof one) => (await who.seats())?.invited[0]?.id ?? 0
  const waiting = await Promise.all([one, other].map(async (who) => ({ who, invitation_id: await idOf(who) })))
  const sent = await Promise.allSettled(
    waiting.flatMap(({ who: { buyer, params }, invitation_id }) =>
      [1, 2, 3].map(() => buyer.call(resend_invitation, { params: { ...params, invitation_id } })),
    ),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const third = await buyerOf(2)
  const refused = { status: 429, code: 'orders.invited_too_often' }
  await expect(third.invite(['someone@example.com', email])).rejects.toMatchObject(refused)
  expect(await third.seats()).toEqual({ claimed: [], invited: [], used: [], free: 2, elsewhere: 0 })
  expect(await third.invite(['someone@example.com'])).toEqual({ sent: 1 })
})

test('every link shows a claimer their seat and gives no second; others see it claimed', async () => {
  const { buyer, params, seats, invite } = await buyerOf(3)
  const { url } = await buyer.call(make_claim_link, { params })
  await invite(['claims@example.com'])
  const token = await mailedToken((await seats())?.invited[0]?.id ?? 0)
  const guest = await shop.person('learner')
  const { enrollment_id } = await guest.call(claim_seat, { params: { token } })
  const yours = { enrollment_id, is_claimed: true }
  expect(await guest.call(show_claim, { params: { token } })).toMatchObject({ state: 'claimed', yours })
  expect(await guest.call(show_claim, { params: { token: tokenOf(url) } })).toMatchObject({ state: 'open', yours })
  const claimsAgain = () => guest.call(claim_seat, { params: { token: tokenOf(url) } })
  expect(await claimsAgain()).toMatchObject({ enrollment_id })
  // Also applies once the course is finished, which would otherwise allow buying it again.
  await shop.world.services.platform
    .sql`update enrollments set finished_at = now(), status = 5 where id = ${enrollment_id}`
  expect(await claimsAgain()).toMatchObject({ enrollment_id })
  expect(await seats()).toMatchObject({ claimed: [{}], invited: [], free: 2 })
  expect(await shop.world.visitor().call(show_claim, { params: { token } })).toMatchObject({
    state: 'claimed',
    yours: null,
  })
  const holder = await buyerOf(1)
  const { url: other } = await (async () => {
    const more = await buyerOf(2, holder.course)
    return more.buyer.call(make_claim_link, { params: more.params })
  })()
  expect(await holder.buyer.call(show_claim, { params: { token: tokenOf(other) } })).toMatchObject({
    state: 'open',
    yours: { is_claimed: false },
  })
})

test('one order’s link leaves another’s seats alone; a refunded order keeps no invitation open', async () => {
  const { buyer, params, seats, invite, buy } = await buyerOf(2)
  const later = await buy(2)
  await invite(['a@example.com', 'b@example.com'])
  await expect(invite(['c@example.com'])).rejects.toMatchObject({ code: 'credits.not_enough' })
  expect([(await seats())?.free, (await seats(later))?.free]).toEqual([0, 2])
  const [first, second] = (await seats())?.invited ?? []
  const token = await mailedToken(first?.id ?? 0)
  const used = await mailedToken(second?.id ?? 0)
  const guest = await shop.person('learner')
  await guest.call(claim_seat, { params: { token: used } })
  const [paid] = await shop.world.services.platform.sql<
    { payment_intent_id: string }[]
  >`select payment_intent_id from orders where id = ${params.order_id}`
  await shop.stripe.refunds.create({ payment_intent: paid?.payment_intent_id ?? '' })
  for (const event of (await shop.events()).filter(({ type }) => type.includes('refund'))) await shop.deliver(event)
  expect(await seats()).toEqual({ claimed: [], invited: [], used: [], free: 0, elsewhere: 0 })
  expect((await seats(later))?.free).toBe(2)
  await expect(shop.world.visitor().call(show_claim, { params: { token } })).rejects.toMatchObject({
    code: 'invitations.withdrawn',
  })
  // The guest's seat ended with the order, so the link no longer reports that they have the course.
  expect(await guest.call(show_claim, { params: { token: used } })).toMatchObject({ state: 'claimed', yours: null })
  expect(lineOf(await buyer.call(get_order, { params: later })).remaining_credits).toBe(2)
})

test('of seven people racing, one gets the free seat; the invitee keeps the held one', async () => {
  const { buyer, params, seats, invite } = await buyerOf(2)
  const { url } = await buyer.call(make_claim_link, { params })
  await invite(['guest@example.com'])
  const token = await mailedToken((await seats())?.invited[0]?.id ?? 0)
  const people = []
  for (let n = 0; n < 8; n += 1) people.push(await shop.person('learner'))
  const [guest, ...others] = people
  const answers = await Promise.allSettled([
    ...others.map((person) => person.call(claim_seat, { params: { token: tokenOf(url) } })),
    guest?.call(claim_seat, { params: { token } }),
  ])
  const claimed = (await seats())?.claimed.map(({ person }) => person?.id)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(claimed).toHaveLength(2)
  expect(claimed).toContain(guest?.id)
})
