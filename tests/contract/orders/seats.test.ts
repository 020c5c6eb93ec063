import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { claimLinks, enrollments } from '../../../api/src/domains/learning/tables.ts'
import type { CallError } from '../../../shared/src/errors/failures/call-error.ts'
import { get_order, list_orders, type Order } from '../../../shared/src/contract/orders/orders.ts'
import {
  claim_seat,
  invite_to_seat,
  make_claim_link,
  show_claim,
  take_seat,
} from '../../../shared/src/contract/orders/seats.ts'
import { get_me } from '../../../shared/src/contract/identity/session.ts'
import type { Person } from '../../support/world.ts'
import { checkout, lineOf, openShop, payAt, type Course, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const tokenOf = (url: string) => url.split('/claim/')[1] ?? ''

async function buySeats(
  quantity: number,
  course?: Course,
): Promise<{ buyer: Person; order: Order; course: Course; params: { order_id: number; line_id: number } }> {
  const bought = course ?? (await shop.makeCourse())
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(buyer, [{ id: bought.id, quantity }])
  await payAt(url)
  const order = await buyer.call(get_order, { params: { order_id } })
  return { buyer, order, course: bought, params: { order_id, line_id: lineOf(order).id } }
}

/** Reads every balance, the sum of its movements, and the total. */
async function ledger() {
  const rows = await shop.world.services.platform.sql<{ kind: string; balance: number; summed: number }[]>`
    select a.kind, a.balance, (coalesce((select sum(amount) from credit_movements where to_account_id = a.id), 0) - coalesce((select sum(amount) from credit_movements where from_account_id = a.id), 0))::int as summed from credit_accounts a`
  return {
    wrong: rows.filter((row) => row.balance !== row.summed),
    negative: rows.filter((row) => row.kind !== 'purchase' && row.balance < 0),
    total: rows.reduce((sum, row) => sum + row.balance, 0),
  }
}

describe('seats of a course bought more than once', () => {
  test('[CHK-019] [CRD-001] the buyer becomes a manager with n credits and can take one seat once', async () => {
    const { buyer, order, params, course } = await buySeats(3)
    expect(lineOf(order)).toMatchObject({ remaining_credits: 3, enrollment_id: null, claim_link_made_at: null })
    expect((await buyer.call(get_me)).roles.map((role) => role.short_name)).toEqual(['learner', 'manager'])
    const seat = await buyer.call(take_seat, { params })
    expect(seat.slug).toBe(course.slug)
    expect(await buyer.call(take_seat, { params })).toEqual(seat)
    expect(lineOf(await buyer.call(get_order, { params }))).toMatchObject({
      remaining_credits: 2,
      enrollment_id: seat.enrollment_id,
    })
  })

  test('[CRD-022] [CHK-019] [ERR-024] a claim link enrolls each holder once while credits last; a new link replaces it', async () => {
    const { buyer, params, course } = await buySeats(2)
    const first = tokenOf((await buyer.call(make_claim_link, { params })).url)
    const { url } = await buyer.call(make_claim_link, { params })
    // 22 characters for 128 random bits.
    expect(url).toMatch(/^http:\/\/portico\.localhost:8080\/claim\/[\w-]{22}$/)
    const token = tokenOf(url)
    const visitor = shop.world.visitor()
    await expect(visitor.call(show_claim, { params: { token: first } })).rejects.toMatchObject({
      status: 410,
      code: 'auth.link_expired',
      message: 'The link has expired',
    })
    expect(await visitor.call(show_claim, { params: { token } })).toEqual({
      course: {
        slug: course.slug,
        title: course.title,
        subtitle: '',
        thumbnail: null,
        duration_minutes: 0,
        has_certificate: false,
      },
      from: 'Ada Example',
      is_from_portal: false,
      state: 'open',
      yours: null,
      invited: null,
    })
    await expect(visitor.call(claim_seat, { params: { token } })).rejects.toMatchObject({ status: 401 })

    const [one, two, three] = [await shop.person('learner'), await shop.person('learner'), await shop.person('learner')]
    const seat = await one.call(claim_seat, { params: { token } })
    expect(await one.call(claim_seat, { params: { token } })).toEqual(seat)
    expect(lineOf(await buyer.call(get_order, { params }))).toMatchObject({
      remaining_credits: 1,
      claim_link_made_at: expect.any(String),
    })
    await two.call(claim_seat, { params: { token } })
    expect(await visitor.call(show_claim, { params: { token } })).toMatchObject({ state: 'full', yours: null })
    await expect(three.call(claim_seat, { params: { token } })).rejects.toMatchObject({
      status: 409,
      code: 'credits.not_enough',
      message: 'Yours credits are not enough',
    })
    await expect(buyer.call(make_claim_link, { params })).rejects.toMatchObject({ code: 'credits.not_enough' })
  })

  test('[CHK-019] invites each person once, and no more people than there are credits', async () => {
    const { buyer, params } = await buySeats(2)
    const invite = (emails: string[]) => buyer.call(invite_to_seat, { params, body: { emails } })
    await expect(invite(['a@example.com', 'b@example.com', 'c@example.com'])).rejects.toMatchObject({
      code: 'credits.not_enough',
    })
    await expect(invite(['no address'])).rejects.toMatchObject({ code: 'validation.failed' })
    expect(await invite(['A@example.com', 'a@example.com', 'b@example.com'])).toEqual({ sent: 2 })
    const invited = await shop.world.within('core', (db) =>
      db
        .select({ email: claimLinks.email })
        .from(claimLinks)
        .where(eq(claimLinks.order_line_id, params.line_id))
        .orderBy(claimLinks.id),
    )
    expect(invited.map(({ email }) => email)).toEqual(['a@example.com', 'b@example.com'])
  })

  test('[CRD-001] fifty credits and two hundred parallel claims give fifty seats; every balance matches its movements', async () => {
    const { buyer, params } = await buySeats(50)
    const token = tokenOf((await buyer.call(make_claim_link, { params })).url)
    const people: Person[] = []
    for (let n = 0; n < 60; n += 1) people.push(await shop.person('learner'))
    // Most people claim three or four times, so races of one person against themselves are covered too.
    const answers = await Promise.allSettled(
      [...people, ...people, ...people, ...people.slice(0, 20)].map((person) =>
        person.call(claim_seat, { params: { token } }),
      ),
    )
    const seats = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.enrollment_id] : []))
    const refusals: unknown[] = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as CallError).code] : [],
    )
    expect(new Set(refusals)).toEqual(new Set(['credits.not_enough']))
    expect(new Set(seats).size).toBe(50)
    expect(lineOf(await buyer.call(get_order, { params }))).toMatchObject({ remaining_credits: 0 })
    const rows = await shop.world.within('core', (db) =>
      db.select().from(enrollments).where(eq(enrollments.order_line_id, params.line_id)),
    )
    expect(rows).toHaveLength(50)
    expect(new Set(rows.map((row) => row.user_id)).size).toBe(50)
    expect(await ledger()).toEqual({ wrong: [], negative: [], total: 0 })
  }, 120_000)

  test('[CHK-019] buying a course already being taken keeps the credit to give away', async () => {
    const { buyer, course, params } = await buySeats(1)
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }], [params.order_id])
    await payAt(url)
    expect(lineOf(await buyer.call(get_order, { params: { order_id } }))).toMatchObject({
      enrollment_id: null,
      remaining_credits: 1,
    })
    expect((await buyer.call(get_me)).roles.map((role) => role.short_name)).toContain('manager')
  })
})

describe('order ownership', () => {
  test('[CHK-014] orders and seats of others and of other portals answer exactly like missing ones', async () => {
    const { buyer, params } = await buySeats(2)
    const { url } = await buyer.call(make_claim_link, { params })
    const foreign = await shop.person(['super_admin', 'learner'], 'summit')
    const stranger = await shop.person(['super_admin', 'learner'])
    const absent = { order_id: 987_654, line_id: params.line_id }
    for (const person of [foreign, stranger]) {
      for (const asked of [params, absent]) {
        const refused = { status: 404, code: 'orders.not_found', message: 'This order could not be found.' }
        await expect(person.call(get_order, { params: asked })).rejects.toMatchObject(refused)
        await expect(person.call(take_seat, { params: asked })).rejects.toMatchObject(refused)
        await expect(person.call(make_claim_link, { params: asked })).rejects.toMatchObject(refused)
        await expect(
          person.call(invite_to_seat, { params: asked, body: { emails: ['a@example.com'] } }),
        ).rejects.toMatchObject(refused)
      }
      expect((await person.call(list_orders)).data).toEqual([])
    }
    const unknown = { status: 404, code: 'auth.link_unknown' }
    await expect(foreign.call(claim_seat, { params: { token: tokenOf(url) } })).rejects.toMatchObject(unknown)
    await expect(foreign.call(claim_seat, { params: { token: 'no-such-token-at-all' } })).rejects.toMatchObject(unknown)
    expect(await buyer.call(get_order, { params })).toMatchObject({ id: params.order_id })
    await expect(stranger.call(claim_seat, { params: { token: tokenOf(url) } })).resolves.toMatchObject({
      enrollment_id: expect.any(Number),
    })
  })

  test('[CHK-014] own orders are listed newest first, page by page', async () => {
    const buyer = await shop.person('learner')
    const course = await shop.makeCourse()
    const ids: number[] = []
    for (let n = 0; n < 23; n += 1) ids.unshift((await checkout(buyer, [{ id: course.id, quantity: 1 }])).order_id)
    const first = await buyer.call(list_orders)
    const second = await buyer.call(list_orders, { query: { cursor: first.meta.next_cursor ?? '' } })
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids)
    expect(second.meta.next_cursor).toBeNull()
    const back = await buyer.call(list_orders, { query: { cursor: second.meta.prev_cursor ?? '' } })
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(0, 20))
    await expect(buyer.call(list_orders, { query: { cursor: 'broken' } })).rejects.toMatchObject({
      code: 'validation.cursor',
    })
  }, 60_000)
})

describe('refunds', () => {
  const refund = async (order_id: number, more: { amount?: number; metadata?: Record<string, string> } = {}) => {
    const [row] = await shop.world.services.platform.sql<
      { payment_intent_id: string }[]
    >`select payment_intent_id from orders where id = ${order_id}`
    await shop.stripe.refunds.create({ payment_intent: row?.payment_intent_id ?? '', ...more })
    const events = (await shop.events()).filter((event) => event.type.includes('refund'))
    for (const event of [...events, ...events]) expect((await shop.deliver(event)).status).toBe(200)
  }

  test('[CHK-013] [OP-67] a refund revokes unused credits and ends unfinished courses once; started seats stay used', async () => {
    const { buyer, params } = await buySeats(5)
    const other = await buySeats(1)
    const token = tokenOf((await buyer.call(make_claim_link, { params })).url)
    const [started, waiting] = [await shop.person('learner'), await shop.person('learner')]
    const taken = await started.call(claim_seat, { params: { token } })
    const idle = await waiting.call(claim_seat, { params: { token } })
    await shop.world.within('core', (db) =>
      db.update(enrollments).set({ started_at: new Date(), status: 1 }).where(eq(enrollments.id, taken.enrollment_id)),
    )
    await refund(params.order_id)

    expect(await buyer.call(get_order, { params })).toMatchObject({
      status: 3,
      payment_status: 'refunded',
      lines: [{ remaining_credits: 0, refunded_at: expect.any(String) }],
    })
    const rows = await shop.world.within('core', (db) => db.select().from(enrollments))
    expect(rows.find((row) => row.id === idle.enrollment_id)?.ended_at).toBeInstanceOf(Date)
    expect(rows.find((row) => row.id === taken.enrollment_id)?.ended_at).toBeInstanceOf(Date)
    const untouched = await other.buyer.call(get_order, { params: other.params })
    expect(untouched).toMatchObject({ payment_status: 'completed', lines: [{ enrollment_id: expect.any(Number) }] })
    expect(await ledger()).toEqual({ wrong: [], negative: [], total: 0 })
  })

  test('[CHK-013] a partial refund revokes only the lines it names', async () => {
    const buyer = await shop.person('learner')
    const [one, two] = [await shop.makeCourse(), await shop.makeCourse({ tiers: { 1: 1000 } })]
    const { order_id, url } = await checkout(buyer, [
      { id: one.id, quantity: 1 },
      { id: two.id, quantity: 1 },
    ])
    await payAt(url)
    const before = await buyer.call(get_order, { params: { order_id } })
    await refund(order_id, { amount: 1000, metadata: { order_line_ids: String(lineOf(before, 1).id) } })
    const after = await buyer.call(get_order, { params: { order_id } })
    expect(after.payment_status).toBe('completed')
    expect(lineOf(after, 0)).toMatchObject({ refunded_at: null, enrollment_id: lineOf(before, 0).enrollment_id })
    expect(lineOf(after, 1)).toMatchObject({
      refunded_at: expect.any(String),
      enrollment_id: null,
      remaining_credits: 0,
    })
    expect(await ledger()).toEqual({ wrong: [], negative: [], total: 0 })
  })

  test('[CHK-013] a refund counts once, only for its own charge’s order, whatever later events name', async () => {
    const first = await buySeats(5)
    const { order_id, url } = await checkout(
      first.buyer,
      [{ id: first.course.id, quantity: 5 }],
      [first.params.order_id],
    )
    await payAt(url)
    const seats = async (id: number) => {
      const order = await first.buyer.call(get_order, { params: { order_id: id } })
      return [order.payment_status, lineOf(order).remaining_credits]
    }
    expect(await seats(order_id)).toEqual(['completed', 10])
    await refund(first.params.order_id)
    expect([await seats(first.params.order_id), await seats(order_id)]).toEqual([
      ['refunded', 5],
      ['completed', 5],
    ])
    const event = JSON.stringify((await shop.events()).findLast(({ type }) => type === 'charge.refunded'))
    const again = (id: string, text = event) => shop.deliver(text.replace(/"id":"evt_\w+"/, `"id":"${id}"`))
    expect((await again('evt_again')).status).toBe(200)
    const other = event.replaceAll(`"order_id":"${first.params.order_id}"`, `"order_id":"${order_id}"`)
    expect(other).not.toBe(event)
    expect((await again('evt_other', other)).status).toBe(200)
    expect([await seats(first.params.order_id), await seats(order_id)]).toEqual([
      ['refunded', 5],
      ['completed', 5],
    ])
  })
})
