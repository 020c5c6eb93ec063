import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attach_subscription,
  cancel_portal_subscription,
  change_subscription,
  end_subscription,
  list_plans,
  list_subscriptions,
  show_portal_subscription,
  show_subscription,
} from '@portico/shared/contract/subscriptions.ts'
import { creditBalance, portalPool } from '../../credits/credit-account.ts'
import { turnSubscriptions } from '../jobs/turn-subscriptions.ts'
import type { Person, PortalName } from '../../../../../tests/support/world.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
let root: Person
beforeAll(async () => {
  world = await createWorldWithMail({ WORKER_LANE: 'all' })
  root = await world.person('super_admin', 'admin')
  await root.confirm()
})
afterAll(() => world.close())

const noon = (day: string) => new Date(`${day}T17:00:00Z`)
const creditsOf = (portal: PortalName) => world.within(portal, (db) => creditBalance(db, portalPool))
const planOf = async (short_name: string) => {
  const plan = (await root.call(list_plans)).find((one) => one.short_name === short_name)
  if (!plan) throw new Error(`no plan ${short_name}`)
  return plan
}

type Wanted = { portal: PortalName; plan?: string; billing_type?: 'monthly' | 'annual'; starts_on: string }
async function attach({ portal, plan = 'established', billing_type = 'annual', starts_on }: Wanted) {
  const { id: plan_id } = await planOf(plan)
  const agreed = { plan_id, billing_type, price: 200_000, note: 'Contract 17' }
  const sent = { portal_id: world.portals[portal].id, ...agreed, starts_on, sent_as: crypto.randomUUID() }
  return { sent, subscription: await root.call(attach_subscription, { body: sent }) }
}

/** The plan that counts for the portal's admins, and until when. */
const inForce = async (portal: PortalName) => {
  const [row] = await world.services.platform
    .sql`select plan_short_name, extract(epoch from subscription_ends_at)::int as ends_s from portals where id = ${world.portals[portal].id}`
  return row
}

test('[TEN-043] [TEN-044] [TEN-045] [TEN-046] [TEN-047] lists three public plans and the partners’ own, each with its prices and names', async () => {
  const plans = await root.call(list_plans)
  expect(plans.map(({ name, short_name, partner_tier }) => [name, short_name, partner_tier])).toEqual([
    ['Growing Business', 'growing', 'promo'],
    ['Established Business', 'established', 'tier_2'],
    ['Enterprise', 'enterprise', 'tier_3'],
    ['Partner', 'partner', 'partner'],
  ])
  for (const { id, monthly_price, annual_price } of plans) {
    expect(id).toBeGreaterThan(0)
    expect(annual_price).toBeLessThan(12 * monthly_price)
  }
})

test('[TEN-055] [TEN-056] [CHK-025] [CRD-010] attaches a plan once to a tenant, with its credits; portal and staff see it', async () => {
  world.setNow(noon('2026-03-10'))
  const { sent, subscription } = await attach({ portal: 'summit', starts_on: '2026-01-31' })
  expect(subscription).toMatchObject({
    status: 'active',
    billing_type: 'annual',
    price: 200_000,
    starts_at: '2026-01-31T05:00:00.000Z',
    period_ends_at: '2027-01-31T05:00:00.000Z',
  })
  expect(await root.call(attach_subscription, { body: sent })).toEqual(subscription)
  expect(await creditsOf('summit')).toBe(600)
  const other = { ...sent, sent_as: crypto.randomUUID() }
  await expect(root.call(attach_subscription, { body: other })).rejects.toMatchObject({ code: 'subscriptions.running' })
  const core = { ...other, portal_id: world.portals.core.id }
  await expect(root.call(attach_subscription, { body: core })).rejects.toMatchObject({
    code: 'subscriptions.not_tenant',
  })
  for (const [starts_on, code] of [
    ['2026-03-11', 'subscriptions.starts_later'],
    ['2025-03-10', 'subscriptions.term_over'],
  ] as const)
    await expect(
      root.call(attach_subscription, { body: { ...other, portal_id: world.portals.northwind.id, starts_on } }),
    ).rejects.toMatchObject({ code })

  const admin = await world.person('admin', 'summit')
  expect(await admin.call(show_portal_subscription)).toEqual({ subscription, unused_credits: 600, payments: [] })
  expect(await inForce('summit')).toEqual({ plan_short_name: 'established', ends_s: null })
  const { data } = await root.call(list_subscriptions, { query: { plan: 'established', status: 'active' } })
  expect(data.map(({ portal }) => portal.name)).toEqual(['Summit'])
  expect((await root.call(list_plans)).map(({ short_name }) => short_name)).toContain('established')
  const shown = await root.call(show_subscription, { params: { portal_id: world.portals.summit.id } })
  expect(shown.note).toBe('Contract 17')
  expect(shown.events).toMatchObject([{ kind: 'attached', credits: 600, by: expect.any(String) }])
})

test(`[CHK-021] [CHK-022] [CHK-023] renews with its credits; can be canceled to the term's end and resumed before`, async () => {
  world.setNow(noon('2026-01-31'))
  const { subscription } = await attach({
    portal: 'northwind',
    plan: 'growing',
    billing_type: 'monthly',
    starts_on: '2026-01-31',
  })
  expect(subscription.period_ends_at).toBe('2026-02-28T05:00:00.000Z')
  expect(await creditsOf('northwind')).toBe(10)
  const admin = await world.person('admin', 'northwind')
  const cancel = (is_canceled: boolean) => admin.call(cancel_portal_subscription, { body: { is_canceled } })
  // The worker was down for a month, so both missed terms are made up.
  world.setNow(noon('2026-03-31'))
  await turnSubscriptions(world.services)
  await turnSubscriptions(world.services)
  const renewed = (await admin.call(show_portal_subscription)).subscription
  expect(renewed?.period_ends_at).toBe('2026-04-30T04:00:00.000Z')
  expect(await creditsOf('northwind')).toBe(30)

  const canceled = await cancel(true)
  expect(canceled).toMatchObject({ status: 'canceled', canceled_at: noon('2026-03-31').toISOString() })
  expect(await cancel(true)).toEqual(canceled)
  expect(await inForce('northwind')).toEqual({
    plan_short_name: 'growing',
    ends_s: Date.UTC(2026, 3, 30, 4) / 1000,
  })
  expect(await cancel(false)).toMatchObject({ status: 'active', canceled_at: null })
  await cancel(true)
  world.setNow(new Date('2026-04-30T03:59:00Z'))
  await turnSubscriptions(world.services)
  expect((await admin.call(show_portal_subscription)).subscription?.status).toBe('canceled')
  world.setNow(new Date('2026-04-30T04:01:00Z'))
  await turnSubscriptions(world.services)
  expect((await admin.call(show_portal_subscription)).subscription).toMatchObject({
    status: 'deleted',
    ended_at: '2026-04-30T04:00:00.000Z',
  })
  expect(await inForce('northwind')).toEqual({ plan_short_name: null, ends_s: null })
  expect(await creditsOf('northwind')).toBe(0)
  await expect(cancel(false)).rejects.toMatchObject({ code: 'subscriptions.ended' })
})

test('[CRD-011] [CHK-024] an upgrade adds prorated credits and mails admins; the plan can be ended at once', async () => {
  const admin = await world.person('admin', 'summit')
  const before = (await admin.call(show_portal_subscription)).subscription
  if (!before) throw new Error('the portal has a subscription')
  world.setNow(noon('2026-08-01'))
  const { id: plan_id } = await planOf('enterprise')
  const target = { params: { portal_id: world.portals.summit.id } }
  const agreed = { plan_id, billing_type: 'annual' as const, price: 550_000, note: '' }
  const stale = { ...agreed, version: before.version + 1 }
  await expect(root.call(change_subscription, { ...target, body: stale })).rejects.toMatchObject({
    code: 'general.changed_meanwhile',
  })
  const changed = await root.call(change_subscription, { ...target, body: { ...agreed, version: before.version } })
  expect(changed).toMatchObject({ price: 550_000, period_ends_at: before.period_ends_at })
  // The upgrade adds 1,800 credits a year, and half a year is left.
  expect(await creditsOf('summit')).toBe(600 + 900)
  const mails = await world.mailsTo(admin.email)
  expect(mails.map(({ subject }) => subject)).toContain('The subscription of Summit was changed')

  expect(await root.call(end_subscription, target)).toMatchObject({ status: 'deleted' })
  await expect(root.call(end_subscription, target)).rejects.toMatchObject({ code: 'subscriptions.ended' })
  expect(await inForce('summit')).toEqual({ plan_short_name: null, ends_s: null })
})

test('mails admins once, a month before a yearly renewal, and not after a cancellation', async () => {
  world.setNow(noon('2026-08-02'))
  await attach({ portal: 'summit', starts_on: '2026-08-01' })
  const admin = await world.person('admin', 'summit')
  const told = async () =>
    (await world.mailsTo(admin.email)).filter(({ subject }) =>
      subject.startsWith('Your Established Business plan renews'),
    ).length
  world.setNow(noon('2027-07-01'))
  await turnSubscriptions(world.services)
  expect(await told()).toBe(0)
  world.setNow(noon('2027-07-03'))
  await turnSubscriptions(world.services)
  await turnSubscriptions(world.services)
  expect(await told()).toBe(1)
  world.setNow(noon('2028-07-20'))
  await turnSubscriptions(world.services)
  expect(await told()).toBe(2)
  await admin.call(cancel_portal_subscription, { body: { is_canceled: true } })
  world.setNow(noon('2028-07-21'))
  await turnSubscriptions(world.services)
  expect(await told()).toBe(2)
})

test('without a start date, it starts today on the portal’s clock', async () => {
  const id = world.portals.blank.id
  world.setNow(new Date('2026-11-24T02:00:00Z'))
  const { id: plan_id } = await planOf('growing')
  const agreed = { plan_id, billing_type: 'monthly' as const, price: 9_900, note: '', starts_on: null }
  const made = await root.call(attach_subscription, {
    body: { portal_id: id, ...agreed, sent_as: crypto.randomUUID() },
  })
  expect(made).toMatchObject({ starts_at: '2026-11-23T05:00:00.000Z', period_ends_at: '2026-12-23T05:00:00.000Z' })
})

test('of ten concurrent requests to attach a plan to one portal, only one succeeds', async () => {
  world.setNow(noon('2028-09-01'))
  await turnSubscriptions(world.services)
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, () => attach({ portal: 'summit', starts_on: '2028-09-01' })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('[ROL-032] only super admins on the admin portal manage subscriptions; admins see their portal’s own', async () => {
  const outside = await world.person('super_admin', 'core')
  await expect(outside.call(list_subscriptions)).rejects.toMatchObject({ code: 'portals.choice_not_yours' })
  for (const role of ['admin', 'sub_admin'] as const) {
    const admin = await world.person(role, 'summit')
    await expect(admin.call(list_subscriptions)).rejects.toMatchObject({ status: 403 })
    expect((await admin.call(show_portal_subscription)).subscription).not.toBeNull()
  }
  for (const role of ['portal_admin', 'accounting', 'manager', 'learner', 'editor'] as const) {
    const other = await world.person(role, 'summit')
    await expect(other.call(show_portal_subscription)).rejects.toMatchObject({ status: 403 })
  }
})
