import { expect, test } from 'vitest'
import {
  BEGIN_S,
  billingShop,
  breakCard,
  clockOf,
  DAY_S,
  HOUR_S,
  invoicesOf,
  itemOf,
  subscribed,
} from './stripe-billing-shop.ts'
import { bodies, CARD, control, receiver, types } from './stripe-fake-shop.ts'
import type { EventLog } from './stripe-fake-shop.ts'

const on = (month: number, day: number) => Date.UTC(2027, month - 1, day, 10, 20, 30) / 1000

test('[local payments] renews over time: upcoming event, draft for an hour, then paid; the 31st survives February', async () => {
  const shop = await billingShop()
  const { id } = await subscribed(shop)
  const before = (await shop.told()).length
  await shop.to(on(2, 28) - 7 * DAY_S)
  expect((await shop.told()).slice(before)).toEqual(['invoice.upcoming'])
  const [notice] = (await shop.stripe.events.list({ type: 'invoice.upcoming' })).data
  expect(notice?.data.object).toMatchObject({ id: expect.stringMatching(/^upcoming_in_/), amount_due: 4900 })

  await shop.to(on(2, 28))
  const renewed = await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(itemOf(renewed)).toMatchObject({ current_period_start: on(2, 28), current_period_end: on(3, 31) })
  expect(renewed).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'draft', billing_reason: 'subscription_cycle', number: null },
  })
  await shop.to(on(2, 28) + HOUR_S)
  expect(await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    latest_invoice: { status: 'paid', amount_paid: 4900 },
  })
  expect((await shop.told()).slice(before)).toEqual([
    'invoice.upcoming',
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
  ])
})

test('[local payments] a year passed at once makes twelve renewals on time, with gapless numbers', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  await shop.to(BEGIN_S + 365 * DAY_S + HOUR_S)
  const invoices = await invoicesOf(shop, subscription)
  expect(invoices.map(({ status, created }) => [status, created])).toEqual(
    [
      BEGIN_S,
      on(2, 28),
      on(3, 31),
      on(4, 30),
      on(5, 31),
      on(6, 30),
      on(7, 31),
      on(8, 31),
      on(9, 30),
      on(10, 31),
      on(11, 30),
      on(12, 31),
      on(13, 31),
    ].map((at) => ['paid', at]),
  )
  expect(invoices.map(({ number }) => Number(number?.slice(-4)))).toEqual(invoices.map((_, index) => index + 1))
})

test('[local payments] retries a declined card after 3, 5 and 7 days, then marks the subscription unpaid', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  await breakCard(shop, subscription)
  const first = on(2, 28) + HOUR_S
  const state = async () => {
    const now = await shop.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    const invoice = now.latest_invoice as { attempt_count: number; next_payment_attempt: number | null; status: string }
    return [now.status, invoice.status, invoice.attempt_count, invoice.next_payment_attempt]
  }
  await shop.to(first)
  expect(await state()).toEqual(['past_due', 'open', 1, first + 3 * DAY_S])
  await shop.to(first + 3 * DAY_S)
  expect(await state()).toEqual(['past_due', 'open', 2, first + 8 * DAY_S])
  await shop.to(first + 8 * DAY_S)
  expect(await state()).toEqual(['past_due', 'open', 3, first + 15 * DAY_S])
  await shop.to(first + 15 * DAY_S)
  expect(await state()).toEqual(['unpaid', 'open', 4, null])
  expect((await shop.told()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
  await shop.to(on(3, 31) + 2 * HOUR_S)
  expect(await state()).toEqual(['unpaid', 'draft', 0, null])
})

test('[local payments] paying a past_due invoice by another card or its page reactivates the subscription', async () => {
  const shop = await billingShop()
  const { stripe } = shop
  const subscription = await subscribed(shop)
  await breakCard(shop, subscription)
  await shop.to(on(2, 28) + HOUR_S)
  const { latest_invoice } = await stripe.subscriptions.retrieve(subscription.id)
  const failed = stripe.invoices.pay(String(latest_invoice))
  await expect(failed).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  })
  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: String(subscription.customer) })
  expect(await stripe.invoices.pay(String(latest_invoice), { payment_method: good.id })).toMatchObject({
    status: 'paid',
    attempt_count: 1,
  })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  await expect(stripe.invoices.pay(String(latest_invoice))).rejects.toMatchObject({ code: 'invoice_already_paid' })

  await shop.to(on(3, 31) + HOUR_S)
  const due = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  const invoice = due.latest_invoice as { hosted_invoice_url: string }
  expect(due.status).toBe('past_due')
  const pay = (card: object) =>
    fetch(invoice.hosted_invoice_url, {
      method: 'POST',
      body: new URLSearchParams({ ...CARD, ...card }),
      redirect: 'manual',
    })
  expect((await pay({ card_number: '4000000000009995' })).status).toBe(402)
  expect((await pay({})).status).toBe(303)
  expect((await pay({})).status).toBe(200)
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  expect((await invoicesOf(shop, subscription)).map(({ status, amount_paid }) => [status, amount_paid])).toEqual(
    Array(3).fill(['paid', 4900]),
  )
})

test('[local payments] a subscription canceled at period end ends exactly then and can be resumed before', async () => {
  const shop = await billingShop()
  const { stripe } = shop
  const ends = await subscribed(shop)
  const stays = await subscribed(shop)
  for (const { id } of [ends, stays])
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: on(2, 28),
      canceled_at: BEGIN_S,
    })
  expect(await stripe.subscriptions.update(stays.id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  })
  await shop.to(on(2, 28) - 1)
  expect((await stripe.subscriptions.retrieve(ends.id)).status).toBe('active')
  await shop.to(on(2, 28) + HOUR_S)
  expect(await stripe.subscriptions.retrieve(ends.id)).toMatchObject({ status: 'canceled', ended_at: on(2, 28) })
  expect((await stripe.subscriptions.retrieve(stays.id)).status).toBe('active')
  expect(await invoicesOf(shop, ends)).toHaveLength(1)
  expect(
    (await stripe.events.list({ type: 'customer.subscription.deleted' })).data.map(
      ({ data }) => (data.object as { id: string }).id,
    ),
  ).toEqual([ends.id])
  expect((await stripe.events.list({ type: 'invoice.upcoming' })).data).toHaveLength(1)
  await expect(stripe.subscriptions.cancel(ends.id)).rejects.toMatchObject({ statusCode: 404 })
  await expect(stripe.subscriptions.update(ends.id, { cancel_at_period_end: false })).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('[local payments] canceling a subscription ends it at once and stops retrying what it owes', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  await breakCard(shop, subscription)
  await shop.to(on(2, 28) + HOUR_S)
  expect(
    await shop.stripe.subscriptions.cancel(subscription.id, { cancellation_details: { comment: 'Too dear' } }),
  ).toMatchObject({
    status: 'canceled',
    cancellation_details: { comment: 'Too dear', reason: 'cancellation_requested' },
  })
  await shop.to(on(6, 1))
  expect((await invoicesOf(shop, subscription)).map(({ status, attempt_count }) => [status, attempt_count])).toEqual([
    ['paid', 1],
    ['open', 1],
  ])
  expect((await shop.stripe.subscriptions.list({ customer: String(subscription.customer) })).data).toEqual([])
  expect((await shop.stripe.subscriptions.list({ status: 'canceled' })).data).toHaveLength(1)
})

test('[local payments] a renewal during a shop outage is delivered later, even after a service restart', async () => {
  const away = await receiver()
  const first = await billingShop({ webhook_url: away.url })
  await subscribed(first)
  away.close()
  await first.to(on(2, 28))
  await first.service.close()
  const shop = await receiver({ port: away.port })
  const again = await billingShop({ webhook_url: shop.url, data_dir: first.data_dir })
  await clockOf(again.service).to(on(2, 28) + HOUR_S)
  const renewal = [
    'customer.subscription.updated',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice.upcoming',
    'invoice_payment.paid',
    'payment_intent.succeeded',
  ]
  await expect.poll(() => renewal.every((type) => types(bodies(shop.received)).includes(type))).toBe(true)
  await expect
    .poll(async () =>
      (await control<EventLog>(again.service, 'events', 'GET')).data.every(
        ({ delivery }) => delivery.status === 'delivered',
      ),
    )
    .toBe(true)
})
