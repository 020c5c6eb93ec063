import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnSubscriptions } from '../../../api/src/domains/subscriptions/jobs/turn-subscriptions.ts'
import {
  adopt_card,
  change_plan,
  keep_plan,
  open_card_page,
  preview_plan_change,
} from '../../../shared/src/contract/subscriptions-own.ts'
import {
  cancel_portal_subscription,
  change_subscription,
  end_subscription,
  show_portal_subscription,
} from '../../../shared/src/contract/subscriptions.ts'
import { login } from '../../../shared/src/contract/identity/session.ts'
import { formatDay } from '../../../shared/src/rules/dates/format-date.ts'
import { createClient } from '../../support/client.ts'
import { runQueued } from '../../support/run-queued.ts'
import { deliverAll, prices, subscribed, useCard } from './card-shop.ts'
import { openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
const day_ms = 86_400_000
let passed_ms = 0

/** Advances both clocks, the provider's and ours. */
async function pass(ms: number): Promise<void> {
  shop.passTime(ms)
  passed_ms += ms
  shop.world.setNow(new Date(Date.now() + passed_ms))
  // The payment service applies time-based changes with its next transaction.
  await shop.stripe.products.create({ name: 'The clock moves' })
}

type Had = Awaited<ReturnType<typeof subscribed>>
/** Signs the buyer in on the new portal's own host. */
async function adminOf(had: Had) {
  const client = createClient(shop.world.app, `${had.slug}.${shop.world.config.PUBLIC_HOST}`)
  await client.call(login, { body: { login: had.buyer.email, password: had.buyer.password } })
  return client
}
const creditsOf = async ({ id }: Had) =>
  (
    await shop.owner<
      { balance: number }[]
    >`select balance from credit_accounts where portal_id = ${id} and kind = 'portal' and course_id is null`
  )[0]?.balance
const historyOf = async ({ id }: Had) =>
  (await shop.owner<{ kind: string }[]>`select kind from subscription_events where portal_id = ${id} order by id`).map(
    ({ kind }) => kind,
  )
const portalOf = async ({ id }: Had) =>
  (
    await shop.owner<
      { is_paused: boolean; plan_short_name: string | null; subscription_ends_at: Date | null }[]
    >`select is_paused, plan_short_name, subscription_ends_at from portals where id = ${id}`
  )[0]

test('[CHK-023] [CHK-025] [CRD-011] upgrades apply at once at the previewed price; downgrades wait for the next term', async () => {
  const had = await subscribed(shop, 'growing', 'annual')
  const admin = await adminOf(had)
  const bigger = { plan_id: prices.established.id, billing_type: 'annual' as const }
  const preview = await admin.call(preview_plan_change, { body: bigger })
  expect(preview).toMatchObject({
    when: 'now',
    price: 249_000,
    due_now: 249_000 - 99_000,
    credited: 99_000,
    credits: 480,
  })
  const sent = { ...bigger, due_now: preview.due_now, at: preview.at, sent_as: crypto.randomUUID() }
  await expect(admin.call(change_plan, { body: { ...sent, due_now: 100 } })).rejects.toMatchObject({
    code: 'subscriptions.change_now_differs',
    message: 'This change costs $1,500.00 now, not $1.00. Nothing was charged. Please review it again.',
  })
  const changed = await admin.call(change_plan, { body: sent })
  expect(changed).toMatchObject({
    plan: { short_name: 'established' },
    price: 249_000,
    paid_by: 'card',
    card: { last4: '4242' },
    owing: null,
  })
  await expect(admin.call(change_plan, { body: sent })).rejects.toMatchObject({ code: 'subscriptions.same_plan' })
  await deliverAll(shop)
  expect(await creditsOf(had)).toBe(600)
  const invoices = await shop.stripe.invoices.list({ subscription: had.provider_id })
  expect(invoices.data.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([99_000, 150_000])

  const smaller = { plan_id: prices.growing.id, billing_type: 'annual' as const }
  const later = await admin.call(preview_plan_change, { body: smaller })
  expect(later).toMatchObject({ when: 'term_end', due_now: 0, credits: 0, price: 99_000 })
  const down = () =>
    admin.call(change_plan, { body: { ...smaller, due_now: 0, at: later.at, sent_as: crypto.randomUUID() } })
  expect(await down()).toMatchObject({ plan: { short_name: 'established' }, next: { plan_id: 1, price: 99_000 } })
  expect(await admin.call(keep_plan, {})).toMatchObject({ next: null })
  await down()
  await pass(340 * day_ms)
  await turnSubscriptions(shop.world.services)
  await turnSubscriptions(shop.world.services)
  expect((await historyOf(had)).filter((kind) => kind === 'reminded')).toHaveLength(1)
  // Passes a leap year of 366 days and the hour in which an invoice is still a draft.
  await pass(27 * day_ms)
  await deliverAll(shop)
  const [row] =
    await shop.owner`select s.price, l.short_name, s.next_plan_id from subscriptions s join plans l on l.id = s.plan_id where s.portal_id = ${had.id}`
  expect(row).toMatchObject({ price: 99_000, short_name: 'growing', next_plan_id: null })
  expect(await creditsOf(had)).toBe(600 + 120)
  expect(await historyOf(had)).toEqual(['bought', 'changed', 'planned', 'kept', 'planned', 'reminded', 'changed'])
}, 180_000)

test('[CHK-021] [CHK-022] [CRD-010] renews with credits while paid; cancellation at term end can be undone or takes effect', async () => {
  const had = await subscribed(shop, 'established', 'monthly')
  await pass(32 * day_ms)
  await deliverAll(shop)
  await deliverAll(shop)
  expect(await creditsOf(had)).toBe(100)
  const admin = await adminOf(had)
  const cancel = (is_canceled: boolean) => admin.call(cancel_portal_subscription, { body: { is_canceled } })
  expect(await cancel(true)).toMatchObject({ status: 'canceled', next: null })
  expect((await portalOf(had))?.subscription_ends_at).not.toBeNull()
  const other = { plan_id: prices.growing.id, billing_type: 'monthly' as const }
  await expect(admin.call(preview_plan_change, { body: other })).rejects.toMatchObject({
    code: 'subscriptions.canceled',
  })
  expect(await cancel(false)).toMatchObject({ status: 'active', canceled_at: null })
  expect((await portalOf(had))?.subscription_ends_at).toBeNull()
  await cancel(true)
  await pass(32 * day_ms)
  // The end event was lost; the scheduled check finds the ended term.
  await turnSubscriptions(shop.world.services)
  expect(await portalOf(had)).toMatchObject({ plan_short_name: null, is_paused: false })
  expect(await creditsOf(had)).toBe(0)
  expect(await historyOf(had)).toEqual(['bought', 'renewed', 'canceled', 'resumed', 'canceled', 'ended'])
}, 180_000)

test('[CHK-024] [OP-68] [LEG-016] a declined renewal alerts at once, suspends after seven days; a new card restores it', async () => {
  const had = await subscribed(shop, 'enterprise', 'monthly')
  await useCard(shop.stripe, had, 'broken')
  await pass(31.5 * day_ms)
  await deliverAll(shop)
  await deliverAll(shop)
  const [owing] = await shop.owner`select status, past_due_at from subscriptions where portal_id = ${had.id}`
  expect(owing).toMatchObject({ status: 'past_due', past_due_at: expect.any(Date) })
  const suspends_at = new Date(Number(owing?.past_due_at) + 7 * day_ms)
  const told = await runQueued(shop.world, 'email.subscription-unpaid')
  expect(told.mails.map(({ to }) => to)).toEqual([had.buyer.email])
  expect(told.mails[0]?.text).toContain('$599.00')
  expect(told.mails[0]?.text).toContain(
    `suspended on ${formatDay({ at: suspends_at, time_zone: 'America/New_York', reader_zone: null })}`,
  )
  // Credits arrive only with the payment.
  expect(await creditsOf(had)).toBe(200)
  await pass(6.9 * day_ms)
  await turnSubscriptions(shop.world.services)
  expect((await portalOf(had))?.is_paused).toBe(false)
  await pass(0.2 * day_ms)
  await Promise.all([turnSubscriptions(shop.world.services), turnSubscriptions(shop.world.services)])
  expect((await portalOf(had))?.is_paused).toBe(true)
  expect(await historyOf(had)).toEqual(['bought', 'renewed', 'unpaid', 'suspended'])
  const after = await runQueued(shop.world, 'email.subscription-unpaid', 'email.subscription-suspended')
  expect(after.mails.map(({ to }) => to)).toEqual([had.buyer.email])
  expect(after.mails[0]?.subject).toMatch(/is suspended$/)

  const admin = await adminOf(had)
  const { subscription } = await admin.call(show_portal_subscription, {})
  expect(subscription).toMatchObject({ owing: { is_suspended: true } })
  await expect(
    admin.call(preview_plan_change, { body: { plan_id: 1, billing_type: 'monthly' } }),
  ).rejects.toMatchObject({ code: 'subscriptions.owing' })
  for (const return_url of ['https://elsewhere.example/', `javascript://${admin.host}/%0aalert(1)`])
    await expect(admin.call(open_card_page, { body: { return_url } })).rejects.toMatchObject({
      code: 'payments.foreign_url',
    })
  const { url } = await admin.call(open_card_page, {
    body: { return_url: `http://${admin.host}/admin/my-subscription` },
  })
  const typed = {
    card_number: '5555 5555 5555 4444',
    card_expiry: '12 / 40',
    card_cvc: '123',
    card_name: 'Ada Shopper',
  }
  const left = await fetch(url, { method: 'POST', body: new URLSearchParams(typed), redirect: 'manual' })
  expect(left.headers.get('location')).toBe(`http://${admin.host}/admin/my-subscription`)
  expect(await admin.call(adopt_card, {})).toMatchObject({
    status: 'active',
    owing: null,
    card: { brand: 'mastercard', last4: '4444' },
  })
  expect(await portalOf(had)).toMatchObject({ is_paused: false, plan_short_name: 'enterprise' })
  expect(await creditsOf(had)).toBe(400)
  expect(await historyOf(had)).toEqual(['bought', 'renewed', 'unpaid', 'suspended', 'paid', 'restored'])
}, 180_000)

test('[CHK-024] keeps portals paused by staff; declined upgrades change nothing; staff can end card subscriptions', async () => {
  const had = await subscribed(shop, 'growing', 'monthly')
  await useCard(shop.stripe, had, 'broken')
  const admin = await adminOf(had)
  const bigger = { plan_id: prices.established.id, billing_type: 'monthly' as const }
  const { due_now, at } = await admin.call(preview_plan_change, { body: bigger })
  const body = { ...bigger, due_now, at, sent_as: crypto.randomUUID() }
  await expect(admin.call(change_plan, { body })).rejects.toMatchObject({ code: 'subscriptions.declined' })
  expect((await admin.call(show_portal_subscription, {})).subscription).toMatchObject({
    plan: { short_name: 'growing' },
  })
  await pass(31.5 * day_ms)
  await deliverAll(shop)
  await shop.owner`update portals set is_paused = true where id = ${had.id}`
  await pass(8 * day_ms)
  await turnSubscriptions(shop.world.services)
  const root = await shop.person('super_admin', 'admin')
  await root.confirm()
  const params = { portal_id: had.id }
  const other = { plan_id: 2, billing_type: 'annual' as const, price: 1, version: 1 }
  await expect(root.call(change_subscription, { params, body: other })).rejects.toMatchObject({
    code: 'subscriptions.by_card',
  })
  expect(await root.call(end_subscription, { params })).toMatchObject({ status: 'deleted' })
  expect(await portalOf(had)).toMatchObject({ is_paused: true, plan_short_name: null })
  expect((await shop.stripe.subscriptions.retrieve(had.provider_id)).status).toBe('canceled')
}, 180_000)
