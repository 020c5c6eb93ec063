import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrollments } from '../../../api/src/domains/learning/tables.ts'
import { get_learner_course, list_learner_modules } from '../../../shared/src/contract/learning/learning.ts'
import { show_dashboard } from '../../../shared/src/contract/learning/dashboard.ts'
import { get_order, list_orders } from '../../../shared/src/contract/orders/orders.ts'
import { show_earnings } from '../../../shared/src/contract/orders/exports.ts'
import { claim_seat, make_claim_link, show_claim } from '../../../shared/src/contract/orders/seats.ts'
import {
  list_payments,
  list_staff_orders,
  refund_order,
  show_order_earnings,
  show_staff_order,
} from '../../../shared/src/contract/orders/staff.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { list_payment_events, replay_payment_event } from '../../../shared/src/contract/orders/events.ts'
import type { Person } from '../../support/world.ts'
import { task as refundRequested } from '../../../api/src/domains/orders/reactions/orders.refund-requested.ts'
import { jobContext } from '../../support/job-context.ts'
import { runQueued } from '../../support/run-queued.ts'
import { checkout, lineOf, openShop, payAt, payByBank, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const day_ms = 24 * 60 * 60 * 1000
/** Delivers every event in order; events already handled change nothing. */
const deliverAll = async () => {
  for (const event of await shop.events())
    expect([event.type, (await shop.deliver(event)).status]).toEqual([event.type, 200])
}
const staff = async () => {
  const admin = await shop.person('portal_admin')
  await admin.confirm()
  return admin
}
const kindsOf = async (admin: Person, order_id: number) =>
  (await admin.call(show_staff_order, { params: { order_id } })).timeline.map(({ kind }) => kind)
const sent_as = () => crypto.randomUUID()

async function bought(lines: { quantity: number }[], card: Parameters<typeof payAt>[1] = 'good') {
  const courses = []
  for (const { quantity } of lines) courses.push({ course: await shop.makeCourse(), quantity })
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(
    buyer,
    courses.map(({ course, quantity }) => ({ id: course.id, quantity })),
  )
  await payAt(url, card)
  await deliverAll()
  const read = () => buyer.call(get_order, { params: { order_id } })
  return { buyer, order_id, courses: courses.map(({ course }) => course), read }
}
async function paymentOf(order_id: number): Promise<string> {
  const [row] = await shop.world.services.platform.sql<
    { payment_intent_id: string }[]
  >`select payment_intent_id from orders where id = ${order_id}`
  return row?.payment_intent_id ?? ''
}
const openDispute = async (order_id: number) => {
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: await paymentOf(order_id) })).data
  if (!dispute) throw new Error('no dispute')
  return dispute.id
}
const settle = async (order_id: number, evidence: 'winning_evidence' | 'losing_evidence') => {
  await shop.stripe.disputes.update(await openDispute(order_id), { evidence: { uncategorized_text: evidence } })
  await deliverAll()
}

describe('an order paid after it was canceled', () => {
  async function paidLate(card: Parameters<typeof payAt>[1]) {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    const before = await kindsOf(await staff(), order_id)
    // As if we stopped after opening the page but before saving it, and the cart was then paid on another page.
    await shop.world.services.platform
      .sql`update orders set status = 2, payment_status = 'cancelled', checkout_session_id = null where id = ${order_id}`
    await payAt(url, card)
    for (const event of await shop.events()) await Promise.all([shop.deliver(event), shop.deliver(event)])
    await deliverAll()
    const admin = await staff()
    const told = async () => {
      const [found] = (await admin.call(show_dashboard, {})).attention.filter(({ kind }) => kind === 'late_payments')
      return found?.entries.filter(({ id }) => id === order_id).length === 1
    }
    const added = async () => (await kindsOf(admin, order_id)).slice(before.length)
    return { buyer, order_id, admin, told, added }
  }
  const earnings = (admin: Person) => admin.call(show_earnings, { query: {} })

  test('[CHK-019] grants nothing and alerts staff once until all of it is refunded', async () => {
    const earned = await earnings(await staff())
    const { buyer, order_id, admin, told, added } = await paidLate('good')
    expect(await added()).toEqual(['paid_late'])
    const order = await buyer.call(get_order, { params: { order_id } })
    expect(order).toMatchObject({ status: 2, payment_status: 'cancelled' })
    expect(lineOf(order)).toMatchObject({ fulfilled_at: null, enrollment_id: null })
    const payBack = async (amount: number) => {
      await shop.stripe.refunds.create({ payment_intent: await paymentOf(order_id), amount })
      await deliverAll()
    }
    await payBack(500)
    expect([await added(), await told()]).toEqual([['paid_late', 'refunded'], true])
    shop.world.setNow(new Date(Date.now() + 31 * day_ms))
    expect(await told()).toBe(false)
    shop.world.setNow(null)
    await payBack(order.total - 500)
    expect([await added(), await told()]).toEqual([['paid_late', 'refunded', 'refunded'], false])
    expect(await earnings(admin)).toEqual(earned)
  })

  test('notifies staff of a dispute and drops the late payment once the bank reverses it', async () => {
    const earned = await earnings(await staff())
    const { order_id, admin, told, added } = await paidLate('disputed')
    expect([await added(), await told()]).toEqual([['paid_late', 'disputed'], true])
    await settle(order_id, 'losing_evidence')
    expect([await added(), await told()]).toEqual([['paid_late', 'disputed', 'dispute_lost'], false])
    expect(await admin.call(show_order_earnings, { params: { order_id } })).toMatchObject({ gross: 0, disputed: 0 })
    await runQueued(shop.world, 'notify.order-disputed')
    const { data } = await admin.call(list_notifications)
    expect(data.filter(({ properties }) => properties.original_id === order_id).map(({ type }) => type)).toEqual([
      'order_dispute_lost',
      'order_dispute_open',
    ])
    expect(await earnings(admin)).toEqual(earned)
  })
})

describe('delayed payment', () => {
  async function byBank(account: Parameters<typeof payByBank>[1]) {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await payByBank(url, account)
    await deliverAll()
    return { buyer, order_id, read: () => buyer.call(get_order, { params: { order_id } }) }
  }

  test('[CHK-012] [CHK-013] [CHK-019] a bank debit grants nothing while processing and everything once paid', async () => {
    const { order_id, read } = await byBank('pays')
    expect(await read()).toMatchObject({ status: 1, payment_status: 'processing', paid_at: null })
    expect(lineOf(await read())).toMatchObject({ fulfilled_at: null, enrollment_id: null })
    shop.passTime(5 * day_ms)
    await deliverAll()
    expect(await read()).toMatchObject({ status: 3, payment_status: 'completed' })
    expect(lineOf(await read()).enrollment_id).toEqual(expect.any(Number))
    expect(await kindsOf(await staff(), order_id)).toEqual(['placed', 'processing', 'paid'])
  })

  test('[CHK-012] [CHK-013] fails the order and emails its buyer if the bank refuses days later', async () => {
    const { order_id, read } = await byBank('refuses')
    shop.passTime(5 * day_ms)
    await deliverAll()
    expect(await read()).toMatchObject({ status: 4, payment_status: 'pending', paid_at: null })
    expect(lineOf(await read()).fulfilled_at).toBeNull()
    expect(await kindsOf(await staff(), order_id)).toEqual(['placed', 'processing', 'payment_failed'])
    const jobs = await shop.owner`select 1 from graphile_worker.jobs where task_identifier = 'email.payment-failed'`
    expect(jobs).toHaveLength(1)
  })
})

describe('refunds by lines', () => {
  test('[CHK-017] [OP-67] refunds one line with its grants, to the cent, and leaves the other', async () => {
    const { buyer, order_id, courses, read } = await bought([{ quantity: 1 }, { quantity: 3 }])
    const admin = await staff()
    const first = lineOf(await read())
    const shown = await admin.call(show_staff_order, { params: { order_id } })
    expect(shown.lines.map(({ access }) => access)).toEqual([
      { running: 1, completed: 0, unused: 0, invited: 0, used: 0 },
      { running: 0, completed: 0, unused: 3, invited: 0, used: 0 },
    ])
    const body = {
      line_ids: [first.id],
      reason: 'requested_by_customer' as const,
      note: 'Wrong course',
      sent_as: sent_as(),
    }
    const refund = await admin.call(refund_order, { params: { order_id }, body })
    expect(refund).toMatchObject({ amount: 3900, status: 'succeeded' })
    // Resent as after a lost response; returns the same refund.
    expect(await admin.call(refund_order, { params: { order_id }, body })).toEqual(refund)
    await deliverAll()
    const after = await read()
    expect(after).toMatchObject({ status: 3, payment_status: 'completed' })
    expect(after.lines.map(({ refunded_at }) => refunded_at === null)).toEqual([false, true])
    const money = {
      refunded: 3900,
      refunds: [{ amount: 3900, refunded_at: expect.any(String), credit_note: expect.stringMatching(/^CN-\d{6}$/) }],
    }
    expect(after).toMatchObject(money)
    expect((await buyer.call(list_orders)).data).toMatchObject([{ id: order_id, ...money }])
    expect(lineOf(after).enrollment_id).toBeNull()
    await expect(
      buyer.call(get_learner_course, { params: { slug: courses[0]?.slug ?? '' }, query: {} }),
    ).rejects.toMatchObject({ code: 'learning.not_a_learner' })
    expect(lineOf(after, 1).remaining_credits).toBe(3)
    const made = (await shop.stripe.refunds.list({ limit: 100 })).data.filter(
      ({ metadata }) => metadata?.order_id === String(order_id),
    )
    expect(made.map(({ amount }) => amount)).toEqual([3900])
    expect(await kindsOf(admin, order_id)).toEqual(['placed', 'paid', 'refund_requested', 'refunded'])
  })

  test('[CHK-013] [CHK-017] the last line refunds the rest and marks the order refunded; none is refunded twice', async () => {
    const { order_id, read } = await bought([{ quantity: 1 }, { quantity: 2 }])
    const admin = await staff()
    const [one, two] = (await read()).lines.map(({ id }) => id)
    const ask = (line_ids: (number | undefined)[]) =>
      admin.call(refund_order, {
        params: { order_id },
        body: { line_ids: line_ids.map(Number), reason: 'duplicate', sent_as: sent_as() },
      })
    await ask([one])
    await expect(ask([one, two])).rejects.toMatchObject({ code: 'orders.line_refunded' })
    expect(await ask([two])).toMatchObject({ amount: 7800 })
    expect(await read()).toMatchObject({ status: 3, payment_status: 'refunded' })
    expect(lineOf(await read(), 1).remaining_credits).toBe(0)
    await expect(ask([two])).rejects.toMatchObject({ code: 'orders.line_refunded' })
  })

  test('[CHK-017] ten parallel requests for the same line make one refund', async () => {
    const { order_id, read } = await bought([{ quantity: 1 }])
    const admin = await staff()
    const line_ids = [lineOf(await read()).id]
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        admin.call(refund_order, { params: { order_id }, body: { line_ids, reason: 'other', sent_as: sent_as() } }),
      ),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { refunds, refunded } = await admin.call(show_staff_order, { params: { order_id } })
    expect([refunds.length, refunded]).toEqual([1, 3900])
  })

  test('[CHK-017] a refund stays requested while the provider is down, and the job runs it once', async () => {
    const { order_id, read } = await bought([{ quantity: 1 }])
    const admin = await staff()
    const line_ids = [lineOf(await read()).id]
    await shop.stopPayments()
    const asked = await admin.call(refund_order, {
      params: { order_id },
      body: { line_ids, reason: 'other', sent_as: sent_as() },
    })
    expect(asked.status).toBe('requested')
    expect(lineOf(await read()).refunded_at).toBeNull()
    await shop.startPayments()
    const context = await jobContext(shop.world)
    const job = () => refundRequested(context, { refund_id: asked.id })
    await Promise.all([job(), job()])
    await deliverAll()
    const shown = await admin.call(show_staff_order, { params: { order_id } })
    expect(shown.refunds).toMatchObject([{ status: 'succeeded', amount: 3900 }])
    expect(shown.timeline.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
    expect((await read()).payment_status).toBe('refunded')
  })

  test('[CHK-017] rejects refunds of an unpaid order and of another order’s line', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const unpaid = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    const [paid, other] = [await bought([{ quantity: 1 }]), await bought([{ quantity: 1 }])]
    const admin = await staff()
    const ask = async (order_id: number, line_id: number) =>
      admin.call(refund_order, {
        params: { order_id },
        body: { line_ids: [line_id], reason: 'other', sent_as: sent_as() },
      })
    const line = lineOf(await buyer.call(get_order, { params: { order_id: unpaid.order_id } })).id
    await expect(ask(unpaid.order_id, line)).rejects.toMatchObject({ code: 'payments.no_payment_yet' })
    await expect(ask(paid.order_id, lineOf(await other.read()).id)).rejects.toMatchObject({ code: 'general.not_found' })
  })
})

describe('disputes', () => {
  test('[OP-67] a dispute pauses running courses and unused seats, not completed ones; winning restores all', async () => {
    const { buyer, order_id, courses, read } = await bought([{ quantity: 1 }, { quantity: 3 }], 'disputed')
    const [course, team] = courses
    const lines = (await read()).lines
    expect(lines.map(({ remaining_credits }) => remaining_credits)).toEqual([0, 0])
    const slug = course?.slug ?? ''
    const learned = await buyer.call(get_learner_course, { params: { slug }, query: {} })
    expect(learned.access).toBe('paused')
    await expect(
      buyer.call(list_learner_modules, { params: { slug }, query: { related_id: learned.related_id } }),
    ).rejects.toMatchObject({ code: 'learning.access_paused' })
    const admin = await staff()
    await expect(
      admin.call(refund_order, {
        params: { order_id },
        body: { line_ids: lines.map(({ id }) => id), reason: 'other', sent_as: sent_as() },
      }),
    ).rejects.toMatchObject({ code: 'orders.disputed' })
    expect(team).toBeDefined()

    await settle(order_id, 'winning_evidence')
    expect((await read()).lines.map(({ remaining_credits }) => remaining_credits)).toEqual([0, 3])
    expect((await buyer.call(get_learner_course, { params: { slug }, query: {} })).access).toBe('full')
    expect(await kindsOf(admin, order_id)).toEqual(['placed', 'paid', 'disputed', 'dispute_won'])
  })

  test('[OP-67] a lost dispute acts like a refund: running courses end, completed ones stay', async () => {
    const { buyer, order_id, courses, read } = await bought([{ quantity: 1 }, { quantity: 1 }], 'disputed')
    const done = lineOf(await read()).enrollment_id ?? 0
    await shop.world.within('core', (db) =>
      db
        .update(enrollments)
        .set({ finished_at: new Date(), status: 2, percentage: 100 })
        .where(eq(enrollments.id, done)),
    )
    await settle(order_id, 'losing_evidence')
    expect(await read()).toMatchObject({ status: 3, payment_status: 'refunded', refunded: 7800, refunds: [] })
    const slugs = courses.map(({ slug }) => slug)
    expect((await buyer.call(get_learner_course, { params: { slug: slugs[0] ?? '' }, query: {} })).access).toBe(
      'read_only',
    )
    await expect(buyer.call(get_learner_course, { params: { slug: slugs[1] ?? '' }, query: {} })).rejects.toMatchObject(
      { code: 'learning.not_a_learner' },
    )
    expect(await kindsOf(await staff(), order_id)).toEqual(['placed', 'paid', 'disputed', 'dispute_lost'])
  })

  test('[OP-67] a disputed order’s seat link says so and gives no seat, not even another order’s', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const orders: { order_id: number; token: string }[] = []
    for (const card of ['good', 'disputed'] as const) {
      const besides = orders.map((order) => order.order_id)
      const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 2 }], besides)
      await payAt(url, card)
      const { id } = lineOf(await buyer.call(get_order, { params: { order_id } }))
      const link = await buyer.call(make_claim_link, { params: { order_id, line_id: id } })
      orders.push({ order_id, token: link.url.split('/claim/')[1] ?? '' })
    }
    await deliverAll()
    const [good, disputed] = orders
    const person = await shop.person('learner')
    const token = disputed?.token ?? ''
    expect((await person.call(show_claim, { params: { token } })).state).toBe('paused')
    await expect(person.call(claim_seat, { params: { token } })).rejects.toMatchObject({ code: 'orders.disputed' })
    const claimed = await person.call(claim_seat, { params: { token: good?.token ?? '' } })
    expect(claimed.enrollment_id).toEqual(expect.any(Number))
    await settle(disputed?.order_id ?? 0, 'winning_evidence')
    const other = await shop.person('learner')
    expect((await other.call(show_claim, { params: { token } })).state).toBe('open')
  })
})

describe('staff views', () => {
  test('[CHK-015] earnings are payments minus refunds and provider fees', async () => {
    const { order_id, read } = await bought([{ quantity: 1 }, { quantity: 2 }])
    const admin = await staff()
    const fee = Math.round(11_700 * 0.029) + 30
    expect(await admin.call(show_order_earnings, { params: { order_id } })).toMatchObject({
      gross: 11_700,
      refunded: 0,
      disputed: 0,
      fee,
      net: 11_700 - fee,
    })
    const line_ids = [lineOf(await read()).id]
    await admin.call(refund_order, { params: { order_id }, body: { line_ids, reason: 'other', sent_as: sent_as() } })
    expect(await admin.call(show_order_earnings, { params: { order_id } })).toMatchObject({
      refunded: 3900,
      net: 7800 - fee,
      lines: [
        { gross: 3900, refunded: 3900, net: 0 },
        { gross: 7800, refunded: 0, net: 7800 },
      ],
    })
  })

  test('[CHK-008] the payment history lists incoming and outgoing payments, newest first, by order or overall', async () => {
    const { order_id, read } = await bought([{ quantity: 1 }])
    const admin = await staff()
    const line_ids = [lineOf(await read()).id]
    await admin.call(refund_order, { params: { order_id }, body: { line_ids, reason: 'other', sent_as: sent_as() } })
    const { data } = await admin.call(list_payments, { query: { order_id } })
    expect(data.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refunded', -3900],
      ['paid', 3900],
    ])
    expect(data[0]).toMatchObject({ payment_method: 'Visa ending in 4242', order_id })
    const all = await admin.call(list_payments, { query: {} })
    expect(all.data.slice(0, 2).map(({ id }) => id)).toEqual(data.map(({ id }) => id))
  })

  test('[CHK-014] finds orders by status, payment, person, number, day and dispute', async () => {
    const disputed = await bought([{ quantity: 1 }], 'disputed')
    const course = await shop.makeCourse()
    const pending = await checkout(disputed.buyer, [{ id: course.id, quantity: 1 }])
    const admin = await staff()
    const found = async (query: Record<string, string>) =>
      (await admin.call(list_staff_orders, { query })).data.map(({ id }) => id)
    const search = disputed.buyer.email
    expect(await found({ search })).toEqual([pending.order_id, disputed.order_id])
    expect(await found({ search, status: '1' })).toEqual([pending.order_id])
    expect(await found({ search, payment_status: 'completed' })).toEqual([disputed.order_id])
    expect(await found({ search, flag: 'disputed' })).toEqual([disputed.order_id])
    expect(await found({ search: `#${disputed.order_id}` })).toContain(disputed.order_id)
    expect(await found({ search, from: '2999-01-01' })).toEqual([])
    expect(await found({ search, until: '2999-01-01' })).toHaveLength(2)
    const [listed] = (await admin.call(list_staff_orders, { query: { search: `#${disputed.order_id}` } })).data.filter(
      ({ id }) => id === disputed.order_id,
    )
    expect(listed).toMatchObject({ is_disputed: true, total: 3900, lines_count: 1, title: disputed.courses[0]?.title })
  })
})

describe('the event ledger', () => {
  test('[CHK-019] stores each event once with its outcome; only its own portal’s staff replay failed ones', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await payAt(url)
    const event = (await shop.events()).findLast(({ type }) => type === 'checkout.session.completed')
    if (!event) throw new Error('no event')
    await shop.stopPayments()
    expect((await shop.deliver(event)).status).toBe(502)
    const admin = await staff()
    const entry = async () =>
      (await admin.call(list_payment_events, { query: { search: event.id } })).data[0] ??
      Promise.reject(new Error('none'))
    expect(await entry()).toMatchObject({ outcome: 'failed', error: 'payments.provider_failed', tried: 1 })
    await shop.startPayments()
    const elsewhere = await shop.person('portal_admin', 'summit')
    const params = { number: (await entry()).id }
    await expect(elsewhere.call(replay_payment_event, { params })).rejects.toMatchObject({ code: 'general.not_found' })
    expect(await admin.call(replay_payment_event, { params })).toMatchObject({ outcome: 'applied', order_id, tried: 2 })
    expect((await buyer.call(get_order, { params: { order_id } })).status).toBe(3)
    expect((await admin.call(list_payment_events, { query: { outcome: 'failed' } })).data).toEqual([])
  })
})
