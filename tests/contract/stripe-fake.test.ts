import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { sdkClient } from '../../api/local/payments/sdk-client.ts'
import type { Stripe } from '../../api/local/payments/sdk-client.ts'
import {
  bodies,
  CARD,
  cleanups,
  control,
  dataDir,
  forkFake,
  order,
  paidSession,
  receiver,
  submit,
  fake,
  types,
  WEBHOOK_SECRET,
} from './stripe-fake-shop.ts'
import type { EventLog } from './stripe-fake-shop.ts'

describe('checkout sessions', () => {
  test('[local payments] a session stores its lines, total, references and page URL, and can be read back', async () => {
    const { stripe, service } = await fake()
    const made = await stripe.checkout.sessions.create(order())
    expect(made).toMatchObject({
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 9050,
      currency: 'usd',
      payment_intent: null,
      client_reference_id: 'order-17',
      customer_email: 'ada@example.com',
      metadata: { order_id: '17' },
      livemode: false,
    })
    expect(made.id).toMatch(/^cs_test_a1\w{58}$/)
    expect(made.url).toBe(`${service.url}/pay/${made.id}`)
    expect(made.expires_at - made.created).toBe(24 * 60 * 60)
    expect(await stripe.checkout.sessions.retrieve(made.id)).toEqual(made)
    const lines = await stripe.checkout.sessions.listLineItems(made.id)
    expect(lines.data.map(({ description, quantity, amount_total }) => [description, quantity, amount_total])).toEqual([
      ['Ethics & Boundaries', 2, 7800],
      ['Clinical Notes', 1, 1250],
    ])
    const expanded = await stripe.checkout.sessions.retrieve(made.id, { expand: ['line_items.data.price.product'] })
    expect(expanded.line_items?.data[0]?.price).toMatchObject({
      unit_amount: 3900,
      product: { object: 'product', description: '3 CE hours' },
    })
  })

  test('[local payments] sessions are listed newest first, page by page, and found by their payment intent', async () => {
    const { stripe } = await fake()
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.unshift((await stripe.checkout.sessions.create(order())).id)
    const walked: string[] = []
    for await (const session of stripe.checkout.sessions.list({ limit: 2 })) walked.push(session.id)
    expect(walked).toEqual(ids)
    const paid = await paidSession(stripe)
    const found = await stripe.checkout.sessions.list({ payment_intent: String(paid.payment_intent) })
    expect(found.data.map(({ id }) => id)).toEqual([paid.id])
  })

  test('[local payments] text of any kind survives the form encoding', async () => {
    const { stripe } = await fake()
    const metadata = { 'a b': 'x&y=z', '0': 'Łukasz "Zoë" <b>', note: '1+1=2 100% \n[end]' }
    const made = await stripe.checkout.sessions.create(order({ metadata }))
    expect((await stripe.checkout.sessions.retrieve(made.id)).metadata).toEqual(metadata)
  })

  test('[local payments] rejects wrong parameters in Stripe’s format, naming the parameter', async () => {
    const { stripe } = await fake()
    const create = (more: object) => stripe.checkout.sessions.create({ ...order(), ...more })
    await expect(create({})).resolves.toMatchObject({ status: 'open' })
    await expect(create({ success_url: undefined })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'parameter_missing',
      param: 'success_url',
    })
    await expect(create({ success_url: 'javascript:alert(1)' })).rejects.toMatchObject({
      code: 'url_invalid',
      param: 'success_url',
    })
    await expect(create({ color: 'red' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'color' })
    await expect(create({ line_items: [{ quantity: 0, price: 'price_x' }] })).rejects.toMatchObject({
      param: 'line_items[0][quantity]',
    })
    await expect(create({ line_items: [{ quantity: 1, price: 'price_x' }] })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'line_items[0][price]',
    })
    const now_s = Math.floor(Date.now() / 1000)
    await expect(create({ expires_at: now_s + 10 * 60 })).rejects.toMatchObject({ param: 'expires_at' })
    await expect(create({ expires_at: now_s + 25 * 3600 })).rejects.toMatchObject({ param: 'expires_at' })
    await expect(create({ expires_at: now_s + 31 * 60 })).resolves.toMatchObject({ expires_at: now_s + 31 * 60 })
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  test('[local payments] accepts only the right secret key', async () => {
    const { service, stripe } = await fake()
    await expect(
      sdkClient({ url: service.url, secret_key: 'sk_test_other' }).checkout.sessions.list(),
    ).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
    expect((await fetch(`${service.url}/v1/checkout/sessions`)).status).toBe(401)
    expect((await fetch(`${service.url}/_test/events`)).status).toBe(401)
    await expect(stripe.checkout.sessions.list()).resolves.toMatchObject({ object: 'list', data: [] })
  })

  test('[local payments] a repeated idempotency key returns the first session and rejects other parameters', async () => {
    const { stripe } = await fake()
    const options = { idempotencyKey: 'order-17-checkout' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stripe.checkout.sessions.create(order(), options)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    await expect(
      stripe.checkout.sessions.create(order({ client_reference_id: 'order-18' }), options),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
    await expect(stripe.checkout.sessions.create(order(), { idempotencyKey: 'another' })).resolves.not.toMatchObject({
      id: answers[0]?.id,
    })
  })
})

describe('webhooks', () => {
  test('[local payments] signs events as the SDK expects; another secret or altered text is rejected', async () => {
    const shop = await receiver()
    const { stripe } = await fake({ webhook_url: shop.url })
    const paid = await paidSession(stripe)
    await expect
      .poll(() => types(bodies(shop.received)).sort())
      .toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
    for (const { raw, signature } of shop.received) {
      expect(stripe.webhooks.constructEvent(raw, signature, WEBHOOK_SECRET).object).toBe('event')
      expect(() => stripe.webhooks.constructEvent(raw, signature, 'whsec_other')).toThrow(
        expect.objectContaining({ type: 'StripeSignatureVerificationError' }),
      )
      expect(() => stripe.webhooks.constructEvent(raw.replace('9050', '1'), signature, WEBHOOK_SECRET)).toThrow(
        expect.objectContaining({ type: 'StripeSignatureVerificationError' }),
      )
    }
    const completed = bodies(shop.received).find(({ type }) => type === 'checkout.session.completed')
    expect(completed?.data.object).toMatchObject({
      id: paid.id,
      payment_status: 'paid',
      client_reference_id: 'order-17',
      payment_intent: paid.payment_intent,
    })
    await expect.poll(async () => (await stripe.events.retrieve(String(completed?.id))).pending_webhooks).toBe(0)
  })

  test('[local payments] reaches a webhook URL on a .localhost name and preserves its host', async () => {
    const shop = await receiver()
    const { stripe } = await fake({ webhook_url: `http://portico.localhost:${shop.port}/hook` })
    await paidSession(stripe)
    await expect
      .poll(() => shop.received.map(({ headers }) => headers.host))
      .toEqual(Array(2).fill(`portico.localhost:${shop.port}`))
  })

  test('[local payments] redirecting to the success page does not wait for a silent shop', async () => {
    const silent = http.createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    cleanups.push(() => void (silent.close(), silent.closeAllConnections()))
    const { stripe } = await fake({ webhook_url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/` })
    const session = await stripe.checkout.sessions.create(order())
    expect((await submit(session)).status).toBe(303)
  })

  test('[local payments] redelivers a webhook after a 500 or while the shop is down', async () => {
    const broken = await receiver({ status: 500 })
    const { stripe, service } = await fake({ webhook_url: broken.url })
    await paidSession(stripe)
    await expect.poll(() => broken.received.length).toBeGreaterThan(1)
    broken.close()
    await expect
      .poll(async () =>
        Math.min(...(await control<EventLog>(service, 'events', 'GET')).data.map(({ delivery }) => delivery.attempts)),
      )
      .toBeGreaterThan(1)
    const shop = await receiver({ port: broken.port })
    await expect.poll(() => new Set(types(bodies(shop.received))).size).toBe(2)
    await expect
      .poll(async () => (await control<EventLog>(service, 'events', 'GET')).data.map(({ delivery }) => delivery.status))
      .toEqual(['delivered', 'delivered'])
  })

  test('[local payments] tests can hold webhooks, send them in any order or repeatedly, and release the rest', async () => {
    const shop = await receiver()
    const { stripe, service } = await fake({ webhook_url: shop.url })
    await control(service, 'webhooks/pause')
    const paid = await paidSession(stripe)
    await stripe.refunds.create({ payment_intent: String(paid.payment_intent), amount: 50 })
    const log = (await control<EventLog>(service, 'events', 'GET')).data.map(({ event }) => event)
    expect(types(log)).toEqual([
      'payment_intent.succeeded',
      'checkout.session.completed',
      'refund.created',
      'charge.refunded',
      'refund.updated',
    ])
    expect(shop.received).toEqual([])

    const chosen = [log[3], log[1], log[1]].map((event) => String(event?.id))
    for (const id of chosen) expect(await control(service, `events/${id}/redeliver`)).toMatchObject({ status: 200 })
    expect(bodies(shop.received).map(({ id }) => id)).toEqual(chosen)
    await control(service, 'webhooks/resume')
    await expect
      .poll(() => types(bodies(shop.received).slice(3)).sort())
      .toEqual(['payment_intent.succeeded', 'refund.created', 'refund.updated'])
  })
})

describe('refunds', () => {
  test('[local payments] partial refunds never exceed the charge in total', async () => {
    const { stripe } = await fake()
    const paid = await paidSession(stripe)
    const payment_intent = String(paid.payment_intent)
    expect(
      await stripe.refunds.create({
        payment_intent,
        amount: 3000,
        reason: 'requested_by_customer',
        metadata: { order_id: '17' },
      }),
    ).toMatchObject({ status: 'succeeded', amount: 3000, payment_intent })
    await expect(stripe.refunds.create({ payment_intent, amount: 6051 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    const rest = await stripe.refunds.create({ payment_intent })
    expect(rest.amount).toBe(6050)
    expect(await stripe.refunds.retrieve(rest.id)).toMatchObject({ id: rest.id, charge: rest.charge })
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' })
    expect(await stripe.charges.retrieve(String(rest.charge), { expand: ['refunds'] })).toMatchObject({
      amount_refunded: 9050,
      refunded: true,
      refunds: { data: [{ amount: 6050 }, { amount: 3000 }] },
    })
    const told = (await stripe.events.list({ type: 'charge.refunded' })).data.map(
      ({ data }) => (data.object as Stripe.Charge).amount_refunded,
    )
    expect(told).toEqual([9050, 3000])
  })

  test('[local payments] a declined payment has nothing to refund', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    await submit(session, { ...CARD, card_number: '4000000000000002' })
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
    await expect(stripe.refunds.create({ payment_intent: String(payment_intent) })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('customers, products and prices', () => {
  test('[local payments] creates a session from a stored customer and price', async () => {
    const { stripe } = await fake()
    const customer = await stripe.customers.create({
      email: 'grace@example.com',
      name: 'Grace Shopper',
      metadata: { user_id: '5' },
    })
    const product = await stripe.products.create({ name: 'Annual plan' })
    const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 4900 })
    const session = await stripe.checkout.sessions.create(
      order({ customer: customer.id, customer_email: undefined, line_items: [{ price: price.id, quantity: 3 }] }),
    )
    expect(session.amount_total).toBe(14_700)
    await submit(session)
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['customer', 'payment_intent'] })
    expect(paid).toMatchObject({
      customer: { id: customer.id, metadata: { user_id: '5' } },
      customer_details: { email: 'grace@example.com' },
      payment_intent: { customer: customer.id },
    })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Grace Shopper' })
    await expect(
      stripe.checkout.sessions.create(order({ customer: 'cus_none', customer_email: undefined })),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' })
  })
})

describe('restarts', () => {
  test('[local payments] a restarted service still has its sessions, keys and refunds, and delivers pending events', async () => {
    const away = await receiver()
    away.close()
    const first = await fake({ webhook_url: away.url })
    const open = await first.stripe.checkout.sessions.create(order(), { idempotencyKey: 'kept' })
    const paid = await paidSession(first.stripe)
    await first.service.close()

    const shop = await receiver({ port: away.port })
    const { stripe } = await fake({ webhook_url: shop.url, data_dir: first.data_dir, public_url: first.service.url })
    expect(await stripe.checkout.sessions.retrieve(paid.id)).toEqual(paid)
    expect(await stripe.checkout.sessions.create(order(), { idempotencyKey: 'kept' })).toEqual(open)
    expect(await stripe.refunds.create({ payment_intent: String(paid.payment_intent) })).toMatchObject({ amount: 9050 })
    await expect
      .poll(() => types(bodies(shop.received)).sort())
      .toEqual([
        'charge.refunded',
        'checkout.session.completed',
        'payment_intent.succeeded',
        'refund.created',
        'refund.updated',
      ])
  })

  test('[local payments] as a separate process it survives kill -9 and ends with its parent', async () => {
    const data_dir = dataDir()
    const before = await forkFake(data_dir)
    const session = await before.stripe.checkout.sessions.create(order())
    before.child.kill('SIGKILL')
    await once(before.child, 'exit')
    const after = await forkFake(data_dir)
    expect(await after.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      id: session.id,
      amount_total: 9050,
      status: 'open',
    })
    after.child.disconnect()
    expect(await once(after.child, 'exit')).toEqual([0, null])
  })
})
