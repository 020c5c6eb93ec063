import { afterAll, beforeAll, expect, test } from 'vitest'
import { task as refundRequested } from '../../../api/src/domains/orders/reactions/orders.refund-requested.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { claim_seat, make_claim_link } from '../../../shared/src/contract/orders/seats.ts'
import { refund_order } from '../../../shared/src/contract/orders/staff.ts'
import { jobContext } from '../../support/job-context.ts'
import { orderFaults } from '../../support/order-ledger.ts'
import type { Person } from '../../support/world.ts'
import { deliverThroughKills, numbersOf, ignoreOutcome } from './interleaved.ts'
import { checkout, newKey, openShop, payAt, payByBank, checkoutBody, type Course, type Shop } from './shop.ts'
import { sized } from '../../support/tier.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

let decided = 0
const day_ms = 24 * 60 * 60 * 1000
const pick = <T>(from: readonly T[], next: () => number): T => {
  const one = from[Math.floor(next() * from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
/** Returns all events in random order, half of them twice. */
async function scrambled(next: () => number) {
  const events = await shop.events()
  return [...events, ...events.filter(() => next() < 0.5)].toSorted(() => next() - 0.5)
}
/** The same without a separate process; cuts off transactions instead. */
const deliverThroughCuts = async (next: () => number): Promise<void> => {
  const sent = await scrambled(next)
  for (let from = 0; from < sent.length; from += 8)
    await Promise.all([
      ...sent.slice(from, from + 8).map((event) => ignoreOutcome(shop.deliver(event))),
      ignoreOutcome(cutOff()),
    ])
}

type TestOrder = { buyer: Person; order_id: number; url: string }

async function placeCartOrder(courses: readonly Course[], next: () => number): Promise<TestOrder> {
  const buyer = await shop.person('learner')
  const chosen = next() < 0.5 ? courses.slice(0, 1) : courses.slice(0, 2)
  const lines = chosen.map(({ id }) => ({ id, quantity: 1 + Math.floor(next() * 3) }))
  return { buyer, ...(await checkout(buyer, lines)) }
}

const paymentOutcomes = ['card', 'card', 'disputed', 'declined', 'bank', 'refusing bank', 'none'] as const

async function pay({ url }: TestOrder, way: (typeof paymentOutcomes)[number]): Promise<void> {
  if (way === 'bank' || way === 'refusing bank') await payByBank(url, way === 'bank' ? 'pays' : 'refuses')
  else if (way !== 'none') await payAt(url, way === 'card' ? 'good' : way)
}

async function useSeats({ buyer, order_id }: TestOrder, next: () => number): Promise<void> {
  const { lines } = await buyer.call(get_order, { params: { order_id } })
  for (const { id: line_id } of lines.filter(() => next() < 0.6)) {
    const link = await buyer.call(make_claim_link, { params: { order_id, line_id } }).catch(() => null)
    if (!link) continue
    const person = await shop.person('learner')
    await ignoreOutcome(person.call(claim_seat, { params: { token: link.url.split('/claim/')[1] ?? '' } }))
  }
  // Marks some enrollments as started and some as finished.
  await shop.owner`update enrollments set started_at = now(), status = 1 where id % 3 = 0 and started_at is null and order_line_id is not null`
  await shop.owner`update enrollments set finished_at = now(), status = 2, percentage = 100 where id % 7 = 0 and finished_at is null and ended_at is null and paused_at is null and order_line_id is not null`
}

async function refundSome(
  admin: Pick<Person, 'call'>,
  { buyer, order_id }: TestOrder,
  next: () => number,
): Promise<void> {
  const { lines } = await buyer.call(get_order, { params: { order_id } })
  const line_ids = lines.filter(() => next() < 0.6).map(({ id }) => id)
  if (line_ids.length === 0) return
  const body = { line_ids, reason: 'other' as const, sent_as: crypto.randomUUID() }
  const ask = () => ignoreOutcome(admin.call(refund_order, { params: { order_id }, body }))
  await Promise.all(next() < 0.5 ? [ask(), ask()] : [ask()])
}

/** Decides the disputes that `isDecided` picks, alternating between the buyer and the portal. */
async function decideDisputes(isDecided: () => boolean): Promise<void> {
  for (const { id, status } of (await shop.stripe.disputes.list({ limit: 100 })).data) {
    if (status === 'won' || status === 'lost' || !isDecided()) continue
    const uncategorized_text = (decided += 1) % 2 === 0 ? 'winning_evidence' : 'losing_evidence'
    await ignoreOutcome(shop.stripe.disputes.update(id, { evidence: { uncategorized_text } }))
  }
}

/** Has the database terminate one transaction of the api, wherever it is. */
const cutOff = () =>
  shop.owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and usename is not null and application_name not like 'postgres%' limit 1`

/** Redelivers everything that was lost, as the provider would within three days. */
async function settleEverything(): Promise<void> {
  const context = await jobContext(shop.world)
  for (let round = 0; round < 2; round += 1) {
    for (const { id } of await shop.owner<{ id: number }[]>`select id from refunds where status = 'requested'`)
      await refundRequested(context, { refund_id: Number(id) })
    for (const event of await shop.events())
      expect([event.type, (await shop.deliver(event)).status]).toEqual([event.type, 200])
  }
}

const interleavings: [seed: number, crash: 'a killed process' | 'cut transactions'][] = [
  [2, 'cut transactions'],
  [3, 'cut transactions'],
  [4, 'cut transactions'],
  [5, 'cut transactions'],
  ...sized<[number, 'a killed process' | 'cut transactions'][]>({
    quick: [],
    slow: [
      [1, 'a killed process'],
      [6, 'a killed process'],
    ],
  }),
]

test.each(interleavings)(
  '[CHK-017] [CHK-019] [OP-67] interleaving %i of events, claims, refunds, disputes and %s grants and refunds nothing twice',
  async (seed, crash) => {
    const next = numbersOf(seed * 7919)
    const courses = [await shop.makeCourse(), await shop.makeCourse({ tiers: { 1: 2500, 2: 1999 } })]
    const placed: TestOrder[] = []
    for (let n = 0; n < 6; n += 1) placed.push(await placeCartOrder(courses, next))
    // Always disputes the first order, so there are enough disputes to win some and lose some.
    for (const [nth, order] of placed.entries()) await pay(order, nth === 0 ? 'disputed' : pick(paymentOutcomes, next))
    const admin = await shop.person('portal_admin')
    if (crash === 'a killed process')
      expect(await deliverThroughKills(shop, { events: await scrambled(next), burst: 6, next })).toBe(2)
    else await deliverThroughCuts(next)
    await Promise.all([...placed.map((order) => ignoreOutcome(useSeats(order, next))), ignoreOutcome(cutOff())])
    await Promise.all([
      ...placed.filter(() => next() < 0.6).map((order) => ignoreOutcome(refundSome(admin, order, next))),
      ignoreOutcome(decideDisputes(() => next() < 0.7)),
      ...placed.map(({ buyer, order_id }) => ignoreOutcome(buyer.call(get_order, { params: { order_id } }))),
      ignoreOutcome(cutOff()),
    ])
    shop.passTime(5 * day_ms)
    await deliverThroughCuts(next)
    await decideDisputes(() => true)
    await settleEverything()
    expect(await orderFaults(shop.owner)).toEqual([])
    await expectSameAsProvider(placed)
  },
  180_000,
)

test('[CHK-017] [CHK-019] [OP-67] the interleavings included paid and declined orders, refunds, and disputes won and lost', async () => {
  const [seen] = await shop.owner<Record<string, number>[]>`
    select (select count(*) from orders where paid_at is not null)::int as paid,
      (select count(*) from orders where status = 4)::int as refused,
      (select count(*) from refunds where status = 'succeeded')::int as refunds,
      (select count(*) from disputes where status = 'won')::int as won,
      (select count(*) from disputes where status = 'lost')::int as lost,
      (select count(*) from enrollments where ended_at is not null)::int as ended,
      (select count(*) from payment_events where tried > 1)::int as tried_again`
  expect(Object.entries(seen ?? {}).filter(([, count]) => count === 0)).toEqual([])
})

/** Checks that what the provider charged and refunded matches our orders. */
async function expectSameAsProvider(placed: readonly TestOrder[]): Promise<void> {
  const sessions = (await shop.stripe.checkout.sessions.list({ limit: 100 })).data
  for (const { order_id } of placed) {
    const session = sessions.find(({ metadata }) => metadata?.order_id === String(order_id))
    const [order] = await shop.owner<{ status: number; back: number }[]>`
      select status, coalesce((select sum(amount) from refunds r where r.order_id = o.id and r.status = 'succeeded'), 0)::int as back
      from orders o where id = ${order_id}`
    expect([order_id, order?.status === 3]).toEqual([order_id, session?.payment_status === 'paid'])
    const payment_intent = session?.payment_intent
    if (!payment_intent) continue
    const refunds = (await shop.stripe.refunds.list({ payment_intent: String(payment_intent), limit: 100 })).data
    expect([order_id, order?.back]).toEqual([order_id, refunds.reduce((sum, { amount }) => sum + amount, 0)])
  }
}

test('[CHK-019] two tabs paying the same cart with one key make one order and payment', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const body = await checkoutBody(buyer, [{ id: course.id, quantity: 2 }], newKey())
  const tabs = await Promise.all([buyer.call(make_payment, { body }), buyer.call(make_payment, { body })])
  expect(new Set(tabs.map(({ order_id }) => order_id)).size).toBe(1)
  const paid = await Promise.all(tabs.map(({ url }) => payAt(url)))
  expect(paid.map(({ status }) => status)).toEqual([303, 303])
  await settleEverything()
  const params = { order_id: tabs[0]?.order_id ?? 0 }
  expect(await buyer.call(get_order, { params })).toMatchObject({ status: 3, lines: [{ remaining_credits: 2 }] })
  const charges = (await shop.stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 })).data.filter(
    ({ data }) => (data.object as { metadata?: { order_id?: string } }).metadata?.order_id === String(params.order_id),
  )
  expect(charges).toHaveLength(1)
  expect(await orderFaults(shop.owner)).toEqual([])
})
