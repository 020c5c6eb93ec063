import { afterAll, beforeAll, expect, test } from 'vitest'
import { change_plan } from '../../../shared/src/contract/subscriptions-own.ts'
import { cancel_portal_subscription } from '../../../shared/src/contract/subscriptions.ts'
import { login } from '../../../shared/src/contract/identity/session.ts'
import { createClient } from '../../support/client.ts'
import { runQueued } from '../../support/run-queued.ts'
import { deliverAll, prices, subscribed } from './card-shop.ts'
import { openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
const day_ms = 86_400_000

test('[CHK-022] [CHK-023] canceling and resuming keeps a planned smaller plan, and each step is told by email and in the bell', async () => {
  const had = await subscribed(shop, 'established', 'monthly')
  const bought = await runQueued(shop.world, 'email.order-paid')
  expect(bought.mails[0]?.text).toMatch(
    /renews automatically: on \w+ \d+, \d{4} (\(\w+\) )?for \$249\.00, and again every month/,
  )
  expect(bought.mails[0]?.text).toContain('choose Cancel subscription under My subscription')
  const admin = createClient(shop.world.app, `${had.slug}.${shop.world.config.PUBLIC_HOST}`)
  await admin.call(login, { body: { login: had.buyer.email, password: had.buyer.password } })
  const told = async () => {
    const { mails } = await runQueued(shop.world, 'email.subscription-noted', 'notify.subscription-noted')
    const bell = await shop.owner<
      { type: string }[]
    >`select type from notifications where portal_id = ${had.id} and type like 'subscription_%' order by id desc limit 1`
    expect(mails).toHaveLength(1)
    return { bell: bell[0]?.type, text: mails[0]?.text ?? '', subject: mails[0]?.subject ?? '' }
  }
  const smaller = { plan_id: prices.growing.id, billing_type: 'monthly' as const }
  const at = new Date().toISOString()
  await admin.call(change_plan, { body: { ...smaller, due_now: 0, at, sent_as: crypto.randomUUID() } })
  const planned = await told()
  expect(planned.bell).toBe('subscription_planned')
  expect(planned.text).toContain('Growing Business, $99.00 a month')
  expect(planned.text).toContain('choose Keep Established Business under My subscription')

  const cancel = (is_canceled: boolean) => admin.call(cancel_portal_subscription, { body: { is_canceled } })
  expect(await cancel(true)).toMatchObject({ status: 'canceled', next: { plan_id: prices.growing.id, price: 9900 } })
  const canceled = await told()
  expect(canceled.bell).toBe('subscription_canceled')
  expect(canceled.subject).toMatch(/^The subscription of Fresh \d+ ends on /)
  expect(canceled.text).toContain('50 credits today')
  expect(canceled.text).toContain('choose Resume subscription')

  expect(await cancel(false)).toMatchObject({ status: 'active', next: { plan_id: prices.growing.id, price: 9900 } })
  await cancel(false)
  const resumed = await told()
  expect(resumed.bell).toBe('subscription_resumed')
  expect(resumed.text).toContain('Growing Business, $99.00 a month')
  const kinds = await shop.owner<
    { kind: string }[]
  >`select kind from subscription_events where portal_id = ${had.id} order by id`
  expect(kinds.map(({ kind }) => kind)).toEqual(['bought', 'planned', 'canceled', 'resumed'])

  shop.passTime(32 * day_ms)
  await shop.stripe.products.create({ name: 'The clock moves' })
  await deliverAll(shop)
  const invoices = await shop.stripe.invoices.list({ subscription: had.provider_id })
  expect(invoices.data[0]).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 9900 })
}, 180_000)
