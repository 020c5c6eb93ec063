import { afterAll, beforeAll, expect, test } from 'vitest'
import { task as moved } from '../../../api/src/domains/subscriptions/reactions/subscriptions.moved.ts'
import { jobContext } from '../../support/job-context.ts'
import { fulfillPlanOrders, buy, subscribed, useCard, wanted } from './card-shop.ts'
import { crash, deliverThroughCrashes, numbersOf, ignoreOutcome } from './interleaved.ts'
import { openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

/** Returns every event twice in random order; with `named`, only events that contain it. */
async function doubled(next: () => number, named = '') {
  const events = (await shop.events()).filter((event) => JSON.stringify(event).includes(named))
  return [...events, ...events]
    .map((event) => ({ event, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event)
}

/** Has the database terminate one of our transactions, wherever it is. */
const cutOff = () =>
  shop.owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction') and application_name like 'portico-%' limit 1`

/** Runs the follow-up jobs, several of one order at once, while transactions are cut off; then runs each once more undisturbed. */
async function workThroughCuts(order_ids: readonly number[], next: () => number): Promise<void> {
  const context = await jobContext(shop.world)
  for (const order_id of order_ids) {
    const jobs = [1, 2, 3].map(() => ignoreOutcome(moved(context, { order_id })))
    await Promise.all([...jobs, ...(next() < 0.7 ? [ignoreOutcome(cutOff())] : [])])
  }
  await fulfillPlanOrders(shop, order_ids)
}

const what = () => shop.owner<Record<string, unknown>[]>`
  select o.order_id, o.tenant_id is not null as has_portal,
    (select count(*) from portals p where p.name = o.new_name)::int as portals,
    (select count(*) from subscriptions s where s.portal_id = o.tenant_id)::int as subscriptions,
    (select count(*) from subscription_events e where e.portal_id = o.tenant_id and e.kind = 'bought')::int as bought,
    (select coalesce(sum(a.balance), 0) from credit_accounts a where a.portal_id = o.tenant_id and a.kind = 'portal' and a.course_id is null)::int as credits,
    (select count(*) from memberships m where m.portal_id = o.tenant_id)::int as members,
    (select r.paid_at is not null from orders r where r.id = o.order_id) as is_paid
  from plan_orders o order by o.order_id`

test(`[CHK-017] [CHK-019] [CHK-020] with duplicated, shuffled events and ${crash} in between, each paid order leaves one portal, subscription and credit grant`, async () => {
  const next = numbersOf(7919)
  const bought = []
  for (let n = 0; n < 4; n += 1) {
    const one = await buy(await shop.person('learner'), wanted('established', n % 2 === 0 ? 'annual' : 'monthly'))
    bought.push(one)
    if (n < 3) await payAt(one.url)
  }
  const ids = bought.map(({ order_id }) => order_id)
  expect(await deliverThroughCrashes(shop, { events: await doubled(next), burst: 12, next })).toBe(2)
  await workThroughCuts(ids, next)
  for (const event of await doubled(next)) await shop.deliver(event)
  await workThroughCuts(ids, next)
  const once = { has_portal: true, portals: 1, subscriptions: 1, bought: 1, members: 1, is_paid: true }
  expect(await what()).toEqual([
    { order_id: ids[0], ...once, credits: 600 },
    { order_id: ids[1], ...once, credits: 50 },
    { order_id: ids[2], ...once, credits: 600 },
    {
      order_id: ids[3],
      has_portal: false,
      portals: 0,
      subscriptions: 0,
      bought: 0,
      credits: 0,
      members: 0,
      is_paid: false,
    },
  ])
  expect((await shop.stripe.subscriptions.list({ limit: 100 })).data.map(({ status }) => status)).toEqual([
    'active',
    'active',
    'active',
  ])
}, 180_000)

test('[CHK-020] [CRD-010] shuffled duplicate events match the provider’s subscription state and grant each term’s credits once', async () => {
  const next = numbersOf(104_729)
  const { id: portal_id, order_id, provider_id, customer_id } = await subscribed(shop, 'established', 'monthly')
  const one = { portal_id, order_id, provider_id, customer_id }
  const tick = async (days: number) => {
    shop.passTime(days * 86_400_000)
    await shop.stripe.products.create({ name: 'The clock moves' })
  }
  const tell = async () => {
    for (const event of await doubled(next, one.provider_id)) await shop.deliver(event)
    await workThroughCuts([one.order_id], next)
  }
  await tick(31.5)
  await tell()
  await useCard(shop.stripe, one, 'broken')
  await tick(31)
  await tell()
  await useCard(shop.stripe, one, 'good')
  await tick(4)
  await tell()
  await shop.stripe.subscriptions.update(one.provider_id, { cancel_at_period_end: true })
  await tell()
  const provider = await shop.stripe.subscriptions.retrieve(one.provider_id)
  const [row] = await shop.owner<
    { status: string; period_ends_at: Date; past_due_at: Date | null }[]
  >`select status, period_ends_at, past_due_at from subscriptions where portal_id = ${one.portal_id}`
  expect(row).toMatchObject({ status: 'canceled', past_due_at: null })
  expect(row && row.period_ends_at.getTime() / 1000).toBe(provider.items.data[0]?.current_period_end)
  const [{ credits } = { credits: 0 }] = await shop.owner<{ credits: number }[]>`
    select balance as credits from credit_accounts where portal_id = ${one.portal_id} and kind = 'portal' and course_id is null`
  expect(credits).toBe(150)
  const kinds = await shop.owner<
    { kind: string }[]
  >`select kind from subscription_events where portal_id = ${one.portal_id} order by id`
  expect(kinds.map(({ kind }) => kind)).toEqual(['bought', 'renewed', 'renewed', 'unpaid', 'paid', 'canceled'])
}, 180_000)
