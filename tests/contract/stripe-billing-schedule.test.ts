import { expect, test } from 'vitest'
import {
  BEGIN_S,
  billingShop,
  breakCard,
  DAY_S,
  HOUR_S,
  invoicesOf,
  itemOf,
  subscribed,
  type Shop,
} from './stripe-billing-shop.ts'
import { CARD } from './stripe-fake-shop.ts'
import type { Stripe } from '../../api/local/payments/sdk-client.ts'

const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 10, 20, 30) / 1000

/** Schedules another price from the end of the term, as Stripe's documentation describes. */
async function later(
  { stripe }: Shop,
  { id }: Stripe.Subscription,
  price: string,
): Promise<Stripe.SubscriptionSchedule> {
  const made = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const [now] = made.phases
  if (!now) throw new Error('no phase')
  const items = now.items.map((item) => ({ price: String(item.price), quantity: item.quantity ?? 1 }))
  const phases = [
    { items, start_date: now.start_date, end_date: now.end_date },
    { items: [{ price, quantity: 1 }], metadata: { plan: 'other' } },
  ]
  return stripe.subscriptionSchedules.update(made.id, { phases, end_behavior: 'release' })
}

test('[local payments] a scheduled cheaper price starts next period, shows in previews, and releases the schedule', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop, shop.prices.team)
  await shop.to(BEGIN_S + 9 * DAY_S)
  const schedule = await later(shop, subscription, shop.prices.basic.id)
  expect(schedule).toMatchObject({
    status: 'active',
    subscription: subscription.id,
    current_phase: { start_date: BEGIN_S, end_date: at(2027, 2, 28) },
  })
  expect((await shop.stripe.invoices.createPreview({ subscription: subscription.id })).total).toBe(4900)
  expect(itemOf(await shop.stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(shop.prices.team.id)
  await shop.to(at(2027, 2, 28) + HOUR_S)
  const changed = await shop.stripe.subscriptions.retrieve(subscription.id)
  expect(itemOf(changed)).toMatchObject({
    id: itemOf(subscription).id,
    price: { id: shop.prices.basic.id },
    current_period_end: at(2027, 3, 31),
  })
  expect(changed.metadata).toMatchObject({ portal_id: '3', plan: 'other' })
  await shop.to(at(2027, 3, 31) + HOUR_S)
  expect((await invoicesOf(shop, subscription)).map(({ total, status }) => [total, status])).toEqual([
    [12_900, 'paid'],
    [4900, 'paid'],
    [4900, 'paid'],
  ])
  expect(await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'released',
    subscription: null,
    released_subscription: subscription.id,
  })
  expect((await shop.stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull()
})

test('[local payments] changing from yearly to monthly at year end refunds nothing; months count from that day', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop, shop.prices.yearly)
  await later(shop, subscription, shop.prices.basic.id)
  await shop.to(at(2028, 1, 31) - 1)
  expect(await invoicesOf(shop, subscription)).toHaveLength(1)
  await shop.to(at(2028, 1, 31) + HOUR_S)
  const changed = await shop.stripe.subscriptions.retrieve(subscription.id)
  expect(itemOf(changed)).toMatchObject({
    price: { id: shop.prices.basic.id },
    current_period_start: at(2028, 1, 31),
    current_period_end: at(2028, 2, 29),
  })
  await shop.to(at(2028, 3, 31) + HOUR_S)
  expect((await invoicesOf(shop, subscription)).map(({ total }) => total)).toEqual([49_000, 4900, 4900, 4900])
})

test('[local payments] changing from monthly to yearly after a short month counts the year from then', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  await later(shop, subscription, shop.prices.yearly.id)
  await shop.to(at(2027, 2, 28) + HOUR_S)
  const changed = await shop.stripe.subscriptions.retrieve(subscription.id)
  const year = { current_period_start: at(2027, 2, 28), current_period_end: at(2028, 2, 28) }
  expect(itemOf(changed)).toMatchObject({ price: { id: shop.prices.yearly.id }, ...year })
  expect((await invoicesOf(shop, subscription)).map(({ total }) => total)).toEqual([4900, 49_000])
})

test('[local payments] a released schedule changes nothing; one ending with cancel ends its subscription', async () => {
  const shop = await billingShop()
  const { stripe } = shop
  const stays = await subscribed(shop, shop.prices.team)
  const schedule = await later(shop, stays, shop.prices.basic.id)
  await expect(stripe.subscriptionSchedules.create({ from_subscription: stays.id })).rejects.toMatchObject({
    param: 'from_subscription',
  })
  await expect(stripe.subscriptions.update(stays.id, { cancel_at_period_end: true })).rejects.toMatchObject({
    message: expect.stringContaining(schedule.id),
  })
  expect(await stripe.subscriptionSchedules.release(schedule.id)).toMatchObject({ status: 'released' })
  await expect(stripe.subscriptionSchedules.release(schedule.id)).rejects.toMatchObject({ statusCode: 400 })
  const ends = await subscribed(shop)
  const last = await stripe.subscriptionSchedules.create({ from_subscription: ends.id })
  await stripe.subscriptionSchedules.update(last.id, { end_behavior: 'cancel' })
  await shop.to(at(2027, 2, 28) + HOUR_S)
  expect((await invoicesOf(shop, stays)).map(({ total }) => total)).toEqual([12_900, 12_900])
  expect((await stripe.subscriptions.retrieve(ends.id)).status).toBe('canceled')
  expect(await invoicesOf(shop, ends)).toHaveLength(1)
})

test('[local payments] phases must begin where the current one began and follow without gaps', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  const { id } = await shop.stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const items = [{ price: shop.prices.basic.id, quantity: 1 }]
  const update = (phases: Stripe.SubscriptionScheduleUpdateParams.Phase[]) =>
    shop.stripe.subscriptionSchedules.update(id, { phases })
  await expect(update([{ items, start_date: BEGIN_S + 60 }])).rejects.toMatchObject({ param: 'phases[0][start_date]' })
  const gap = [
    { items, end_date: at(2027, 2, 28) },
    { items, start_date: at(2027, 3, 1) },
  ]
  await expect(update(gap)).rejects.toMatchObject({ param: 'phases[1][start_date]' })
  await expect(update([{ items: [{ price: 'price_none' }] }])).rejects.toMatchObject({ code: 'resource_missing' })
})

test('[local payments] a card replaced in the portal pays, except for subscriptions with their own card', async () => {
  const shop = await billingShop()
  const { stripe } = shop
  const subscription = await subscribed(shop)
  const customer = String(subscription.customer)
  await breakCard(shop, subscription)
  const open = () =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://portico.localhost:8080/me',
      flow_data: { type: 'payment_method_update' },
    })
  const send = (url: string, card: object = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ ...CARD, ...card }), redirect: 'manual' })
  const portal = await open()
  expect(await (await fetch(portal.url)).text()).toContain('Replace your card')
  expect((await send(portal.url, { card_number: '4000000000000002' })).status).toBe(402)
  expect((await send(portal.url, { card_cvc: '' })).status).toBe(422)
  const answer = await send(portal.url, { card_number: '5555 5555 5555 4444' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://portico.localhost:8080/me'])
  const owner = await stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] })
  expect(owner).toMatchObject({
    invoice_settings: { default_payment_method: { card: { brand: 'mastercard', last4: '4444' } } },
  })
  expect((await stripe.paymentMethods.list({ customer, type: 'card' })).data).toHaveLength(3)

  await shop.to(at(2027, 2, 28) + HOUR_S)
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
  await stripe.subscriptions.update(subscription.id, { default_payment_method: '' })
  await shop.to(at(2027, 2, 28) + HOUR_S + 3 * DAY_S)
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  expect((await fetch(portal.url)).status).toBe(410)
  await expect(stripe.billingPortal.sessions.create({ customer: 'cus_none' })).rejects.toMatchObject({
    param: 'customer',
  })
})

test('[local payments] recurring billing survives a restart with its clock, schedule and next attempt', async () => {
  const first = await billingShop()
  const subscription = await subscribed(first, first.prices.team)
  await later(first, subscription, first.prices.basic.id)
  await breakCard(first, subscription)
  await first.to(at(2027, 2, 28) + HOUR_S)
  await first.service.close()
  const again = await billingShop({ data_dir: first.data_dir })
  expect(await again.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' })
  const good = await again.stripe.paymentMethods.attach('pm_card_visa', { customer: String(subscription.customer) })
  await again.stripe.subscriptions.update(subscription.id, { default_payment_method: good.id })
  await again.to(at(2027, 2, 28) + HOUR_S + 3 * DAY_S)
  expect(await again.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    latest_invoice: { total: 4900, attempt_count: 2, status: 'paid' },
  })
})

test('[local payments] a card requiring authentication is challenged once before it is saved', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  const customer = String(subscription.customer)
  const { url } = await shop.stripe.billingPortal.sessions.create({ customer })
  const send = (to: string, body: Record<string, string>) =>
    fetch(to, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
  const ask = () => send(url, { ...CARD, card_number: '4000 0025 0000 3155' })
  const asked = await ask()
  expect([asked.status, asked.headers.get('location')]).toEqual([303, new URL(`${url}/challenge`).pathname])
  expect(await (await fetch(`${url}/challenge`)).text()).toContain('Confirm it’s you')
  const kept = async () => (await shop.stripe.paymentMethods.list({ customer })).data.length
  expect([(await send(`${url}/challenge`, { answer: 'fail' })).status, await kept()]).toEqual([402, 1])
  await ask()
  expect([(await send(`${url}/challenge`, { answer: 'pass' })).status, await kept()]).toEqual([200, 2])
  expect([(await send(`${url}/challenge`, { answer: 'pass' })).status, await kept()]).toEqual([200, 2])
  const { invoice_settings } = (await shop.stripe.customers.retrieve(customer)) as Stripe.Customer
  await shop.stripe.subscriptions.update(subscription.id, {
    default_payment_method: String(invoice_settings.default_payment_method),
  })
  await shop.to(at(2027, 2, 28) + HOUR_S)
  expect((await invoicesOf(shop, subscription)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})
