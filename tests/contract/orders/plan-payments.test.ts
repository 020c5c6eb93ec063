import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnSubscriptions } from '../../../api/src/domains/subscriptions/jobs/turn-subscriptions.ts'
import { show_earnings } from '../../../shared/src/contract/orders/exports.ts'
import { get_order, list_orders } from '../../../shared/src/contract/orders/orders.ts'
import { show_plan_order } from '../../../shared/src/contract/orders/plans.ts'
import { list_payments, list_staff_orders } from '../../../shared/src/contract/orders/staff.ts'
import { change_plan, preview_plan_change } from '../../../shared/src/contract/subscriptions-own.ts'
import { show_portal_subscription } from '../../../shared/src/contract/subscriptions.ts'
import { login } from '../../../shared/src/contract/identity/session.ts'
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
  await shop.stripe.products.create({ name: 'The clock moves' })
}

type Had = Awaited<ReturnType<typeof subscribed>>
const adminOf = (had: Had) => signedIn(had, `${had.slug}.${shop.world.config.PUBLIC_HOST}`)
/** Signs the buyer in on a host; one session is all there is. */
async function signedIn(had: Had, host: string) {
  const client = createClient(shop.world.app, host)
  await client.call(login, { body: { login: had.buyer.email, password: had.buyer.password } })
  return client
}

async function upgrade(had: Had, plan_id: number = prices.established.id) {
  const admin = await adminOf(had)
  const wanted = { plan_id, billing_type: 'annual' as const }
  const { due_now, at } = await admin.call(preview_plan_change, { body: wanted })
  await admin.call(change_plan, { body: { ...wanted, due_now, at, sent_as: crypto.randomUUID() } })
  return { admin, due_now }
}

/** The buyer's orders beyond the first, oldest first. */
const laterOrders = ({ buyer, order_id }: Had) =>
  shop.owner<
    {
      id: number
      type: string
      status: number
      total: number
      payment_status: string
      invoice_number: number
      paid_at: Date
      payment_intent_id: string | null
    }[]
  >`select id, type, status, total, payment_status, invoice_number, paid_at, payment_intent_id from orders where user_id = ${buyer.id} and id <> ${order_id} order by id`

async function deliverShuffled(): Promise<void> {
  const events = await shop.events()
  for (const event of [...events.toReversed(), ...events]) await shop.deliver(event)
  await runQueued(shop.world, 'subscriptions.moved')
}

/** Invoice numbers of the selling portal run from 1 without gaps, each once. */
async function expectGapless(): Promise<void> {
  const rows = await shop.owner<
    { invoice_number: number }[]
  >`select invoice_number from orders where invoice_number is not null order by invoice_number`
  expect(rows.map((row) => row.invoice_number)).toEqual(rows.map((_, index) => index + 1))
}

test('[CHK-008] [CHK-010] [CHK-023] an upgrade is an order with its payment, invoice number, receipt and earnings, once', async () => {
  const had = await subscribed(shop, 'growing', 'annual')
  await runQueued(shop.world, 'email.order-paid', 'email.subscription-changed')
  const staff = await shop.person('admin')
  const before = await staff.call(show_earnings, { query: {} })
  const { admin, due_now } = await upgrade(had)
  expect(due_now).toBe(150_000)
  await deliverAll(shop)
  await deliverShuffled()
  const [order, ...others] = await laterOrders(had)
  if (!order) throw new Error('the upgrade has no order')
  expect(others).toEqual([])
  expect(order).toMatchObject({ type: 'change-subscription', status: 3, total: 150_000, payment_status: 'completed' })
  expect(order.payment_intent_id).toMatch(/^pi_/)
  await expectGapless()

  const { payments } = await admin.call(show_portal_subscription, {})
  expect(payments).toMatchObject([
    { order_id: order.id, kind: 'change', amount: 150_000, url: expect.stringContaining(`/orders/${order.id}`) },
    { order_id: had.order_id, kind: 'first', amount: 99_000 },
  ])
  const buyer = await signedIn(had, shop.world.config.PUBLIC_HOST)
  const shown = await buyer.call(get_order, { params: { order_id: order.id } })
  expect(shown).toMatchObject({
    type: 'change-subscription',
    total: 150_000,
    lines: [
      { kind: 'Plan', title: 'Change to the Established Business plan, annual', unit_price: 249_000, discount: 99_000 },
    ],
  })
  expect((await buyer.call(list_orders, { query: {} })).data.map(({ id }) => id)).toEqual([order.id, had.order_id])
  const outcome = await buyer.call(show_plan_order, { params: { order_id: order.id } })
  expect(outcome).toMatchObject({ plan: { short_name: 'established' }, portal: { name: expect.any(String) } })
  const listed = await staff.call(list_staff_orders, { query: { type: 'change-subscription' } })
  expect(listed.data).toMatchObject([{ id: order.id, total: 150_000, invoice_number: order.invoice_number }])
  const paid = await staff.call(list_payments, { query: { order_id: order.id } })
  expect(paid.data).toMatchObject([{ kind: 'paid', amount: 150_000, payment_method: expect.stringContaining('4242') }])
  const after = await staff.call(show_earnings, { query: {} })
  expect(after.total.gross - before.total.gross).toBe(150_000)
  await runQueued(shop.world, 'orders.plan-paid')
  const [fee] = await shop.owner<{ fee: number | null }[]>`select fee from orders where id = ${order.id}`
  expect(fee?.fee).toBeGreaterThan(0)

  const { mails } = await runQueued(shop.world, 'email.order-paid', 'email.subscription-changed')
  const receipt = mails.find(({ subject }) => subject.includes(`order ${order.id}`))
  expect(receipt?.text).toContain('$1,500.00')
  expect(receipt?.text).toContain('Credit for what was paid before')
  expect(receipt?.attachments?.[0]).toMatchObject({ contentType: 'application/pdf' })
  const changed = mails.find(({ subject }) => subject.includes('was changed'))
  expect(changed?.text).toContain('$1,500.00 was charged now')
  expect(changed?.text).not.toContain('The new price is due for the term that begins')
}, 180_000)

test('[CHK-008] [CHK-021] each renewal is one order, however its events come, and one whose events are lost is found by the clock', async () => {
  const had = await subscribed(shop, 'established', 'monthly')
  await pass(32 * day_ms)
  await deliverShuffled()
  const [first, ...none] = await laterOrders(had)
  expect(none).toEqual([])
  expect(first).toMatchObject({ type: 'subscription', status: 3, total: 24_900 })
  // Recorded when it was charged, not when we heard of it.
  const invoices = await shop.stripe.invoices.list({ subscription: had.provider_id })
  const charged_s = invoices.data.find(({ billing_reason }) => billing_reason === 'subscription_cycle')
    ?.status_transitions.paid_at
  expect(first?.paid_at.getTime()).toBe((charged_s ?? 0) * 1000)
  // The term was followed while its invoice was a draft; the event of its payment is lost.
  await pass(30 * day_ms)
  await turnSubscriptions(shop.world.services)
  await pass(day_ms)
  await turnSubscriptions(shop.world.services)
  await turnSubscriptions(shop.world.services)
  expect(await laterOrders(had)).toMatchObject([{ total: 24_900 }, { type: 'subscription', total: 24_900 }])
  await deliverShuffled()
  expect(await laterOrders(had)).toHaveLength(2)
  await expectGapless()
  const { payments } = await (await adminOf(had)).call(show_portal_subscription, {})
  expect(payments.map(({ kind }) => kind)).toEqual(['renewal', 'renewal', 'first'])
}, 180_000)

test('[CHK-024] a declined renewal is no order until its card pays; then it is one', async () => {
  const had = await subscribed(shop, 'growing', 'monthly')
  await useCard(shop.stripe, had, 'broken')
  await pass(32 * day_ms)
  await deliverShuffled()
  expect(await laterOrders(had)).toEqual([])
  await useCard(shop.stripe, had, 'good')
  await pass(8 * day_ms)
  await deliverShuffled()
  expect(await laterOrders(had)).toMatchObject([{ type: 'subscription', total: 9900, status: 3 }])
  await expectGapless()
}, 180_000)

/** While it is there, the process ends wherever this table is written. */
const failOn = async (table: 'orders' | 'subscriptions', when: 'insert' | 'update') => {
  await shop.owner.unsafe(
    `create trigger fail_once before ${when} on ${table} for each row execute function fail_once()`,
  )
  return () => shop.owner.unsafe(`drop trigger fail_once on ${table}`)
}

test('[CHK-008] a process that ends between the provider and our books, and two that follow at once, leave one order', async () => {
  const had = await subscribed(shop, 'growing', 'annual')
  await shop.owner`create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'the process ended'; end $$`
  const beforeOrder = await failOn('orders', 'insert')
  await expect(upgrade(had)).rejects.toBeInstanceOf(Error)
  await beforeOrder()
  expect(await laterOrders(had)).toEqual([])
  const afterOrder = await failOn('subscriptions', 'update')
  await expect(deliverAll(shop)).rejects.toBeInstanceOf(Error)
  await afterOrder()
  await Promise.all([deliverAll(shop), deliverAll(shop)])
  expect(await laterOrders(had)).toMatchObject([{ type: 'change-subscription', total: 150_000 }])
  await expectGapless()
}, 180_000)

test('[CHK-008] what a credit pays in full is no order; the next one says what the credit paid of it', async () => {
  const had = await subscribed(shop, 'growing', 'monthly')
  const { items } = await shop.stripe.subscriptions.retrieve(had.provider_id)
  const [item] = items.data
  if (!item) throw new Error('no item')
  const product = String(item.price.product)
  const recurring = { interval: 'month' as const }
  const price = await shop.stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: 4000,
    recurring,
    metadata: { plan: 'growing' },
  })
  await shop.stripe.subscriptions.update(had.provider_id, {
    items: [{ id: item.id, price: price.id }],
    proration_behavior: 'always_invoice',
  })
  await deliverAll(shop)
  await pass(32 * day_ms)
  await deliverAll(shop)
  expect(await laterOrders(had)).toEqual([])
  await pass(31 * day_ms)
  await deliverAll(shop)
  const [order, ...none] = await laterOrders(had)
  expect(none).toEqual([])
  const [line] =
    await shop.owner`select unit_price, discount, total from order_lines where order_id = ${order?.id ?? 0}`
  expect(line).toMatchObject({ unit_price: 4000, total: order?.total })
  expect(Number(line?.discount)).toBeGreaterThan(1000)
}, 180_000)
