import { expect, test } from 'vitest'
import { billingShop, BEGIN_S, checkout, itemOf, subscribed } from './stripe-billing-shop.ts'
import { sdkClient } from '../../api/local/payments/sdk-client.ts'
import { CARD, fake, submit } from './stripe-fake-shop.ts'

const FEB_28_S = Date.UTC(2027, 1, 28, 10, 20, 30) / 1000

test('[local payments] selling a subscription shows price and interval, pays the first invoice, and emits events', async () => {
  const shop = await billingShop()
  const { stripe, prices } = shop
  const session = await stripe.checkout.sessions.create(checkout(prices.basic.id))
  expect(session).toMatchObject({ mode: 'subscription', amount_total: 4900, subscription: null, payment_intent: null })
  const page = await (await fetch(String(session.url))).text()
  for (const text of ['Basic', '>$49.00 / month</span>', 'Subscribe and pay $49.00', 'renews until you cancel'])
    expect(page).toContain(text)

  expect((await submit(session)).headers.get('location')).toContain(
    `/orders/success/subscription?session_id=${session.id}`,
  )
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice', 'customer'] })
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: null,
    customer: { email: 'ada@example.com', name: 'Ada Shopper' },
    subscription: { status: 'active', metadata: { portal_id: '3' }, cancel_at_period_end: false },
    invoice: { status: 'paid', billing_reason: 'subscription_create', amount_paid: 4900, total: 4900 },
  })
  const subscription = await subscribed(shop)
  expect(subscription).not.toHaveProperty('current_period_end')
  expect(itemOf(subscription)).toMatchObject({
    current_period_start: BEGIN_S,
    current_period_end: FEB_28_S,
    price: { id: prices.basic.id, recurring: { interval: 'month' } },
    quantity: 1,
  })
  expect((await shop.told()).slice(0, 12)).toEqual([
    'customer.created',
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'checkout.session.completed',
    'customer.created',
  ])
})

test('[local payments] the first invoice links to its payment, page and PDF', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  const invoice = await shop.stripe.invoices.retrieve(String(subscription.latest_invoice), {
    expand: ['payments.data.payment.payment_intent', 'parent.subscription_details.subscription'],
  })
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^[A-Z0-9]{8}-0001$/),
    parent: { subscription_details: { subscription: { id: subscription.id }, metadata: { portal_id: '3' } } },
    payments: {
      data: [{ status: 'paid', amount_paid: 4900, payment: { payment_intent: { status: 'succeeded', amount: 4900 } } }],
    },
    lines: {
      data: [{ amount: 4900, description: '1 × Basic (at $49.00 / month)', period: { start: BEGIN_S, end: FEB_28_S } }],
    },
  })
  const page = await (await fetch(String(invoice.hosted_invoice_url))).text()
  for (const text of [`Invoice ${invoice.number}`, 'Paid: <strong>$49.00</strong>', '1 × Basic'])
    expect(page).toContain(text)
  const pdf = await fetch(String(invoice.invoice_pdf))
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
  expect(bytes.startsWith('%PDF-1.4')).toBe(true)
  expect(bytes).toContain(`(Invoice ${invoice.number})`)
  // The PDF's cross-reference table gives the offset of each object.
  const table = Number(/startxref\n(\d+)/.exec(bytes)?.[1])
  expect(bytes.slice(table, table + 4)).toBe('xref')
  for (const [, offset] of bytes.matchAll(/^(\d{10}) 00000 n /gm))
    expect(bytes.slice(Number(offset))).toMatch(/^\d 0 obj/)
})

test('[local payments] declined cards, failed challenges and abandoned sessions leave no customer, subscription or invoice', async () => {
  const { stripe, prices, service, to, told } = await billingShop()
  const session = await stripe.checkout.sessions.create(checkout(prices.yearly.id))
  expect((await submit(session, { ...CARD, card_number: '4000000000000002' })).status).toBe(402)
  expect((await submit(session, { ...CARD, card_number: '4000000000000341' })).status).toBe(402)
  const asked = await submit(session, { ...CARD, card_number: '4000002500003155' })
  const challenge = `${service.url}${asked.headers.get('location')}`
  const answer = (said: string) =>
    fetch(challenge, { method: 'POST', body: new URLSearchParams({ answer: said }), redirect: 'manual' })
  expect((await answer('fail')).status).toBe(402)
  await to(BEGIN_S + 25 * 60 * 60)
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
  expect((await submit(session)).status).toBe(410)
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([])
  expect((await stripe.invoices.list()).data).toEqual([])
  expect((await told()).filter((type) => !/^(?:payment_intent|checkout)\./.test(type))).toEqual([])
})

test('[local payments] a passed challenge subscribes once, even if answered from two tabs', async () => {
  const { stripe, prices, service } = await billingShop()
  const session = await stripe.checkout.sessions.create(checkout(prices.yearly.id))
  const asked = await submit(session, { ...CARD, card_number: '4000002500003155' })
  const pass = () =>
    fetch(`${service.url}${asked.headers.get('location')}`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'pass' }),
      redirect: 'manual',
    })
  expect((await Promise.all([pass(), pass()])).map(({ status }) => status)).toEqual([303, 303])
  const { data } = await stripe.subscriptions.list()
  expect(data.map(({ status }) => status)).toEqual(['active'])
})

test('[local payments] a known customer subscribes with inline prices; rejects wrong modes and mixed intervals', async () => {
  const { stripe, prices } = await billingShop()
  const customer = await stripe.customers.create({ email: 'grace@example.com', name: 'Grace' })
  const described = {
    currency: 'usd',
    unit_amount: 2500,
    recurring: { interval: 'year' as const },
    product_data: { name: 'Solo' },
  }
  const session = await stripe.checkout.sessions.create({
    ...checkout(prices.basic.id, { customer: customer.id, line_items: [{ price_data: described, quantity: 2 }] }),
    customer_email: undefined,
  })
  await submit(session)
  const { data } = await stripe.subscriptions.list({ customer: customer.id })
  expect(
    data.map(({ items }) => items.data.map(({ quantity, price }) => [quantity, price.unit_amount, price.type])),
  ).toEqual([[[2, 2500, 'recurring']]])
  const create = (more: object) => stripe.checkout.sessions.create({ ...checkout(prices.basic.id), ...more })
  await expect(create({ mode: 'payment' })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('recurring price'),
  })
  await expect(create({ payment_intent_data: { metadata: { a: 'b' } } })).rejects.toMatchObject({
    param: 'payment_intent_data',
  })
  await expect(
    create({
      line_items: [
        { price: prices.basic.id, quantity: 1 },
        { price: prices.yearly.id, quantity: 1 },
      ],
    }),
  ).rejects.toMatchObject({ param: 'line_items' })
  const once = await stripe.prices.create({ product: String(prices.basic.product), currency: 'usd', unit_amount: 100 })
  await expect(create({ line_items: [{ price: once.id, quantity: 1 }] })).rejects.toMatchObject({ param: 'line_items' })
})

test('[local payments] invoice and portal pages serve documents of any account on the same host', async () => {
  const { service } = await fake({ further_accounts: [{ secret_key: 'sk_test_second' }] })
  const stripe = sdkClient({ url: service.url, secret_key: 'sk_test_second' })
  const product = await stripe.products.create({ name: 'Basic' })
  const recurring = { interval: 'month' as const }
  const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 4900, recurring })
  const session = await stripe.checkout.sessions.create(checkout(price.id))
  expect((await submit(session)).status).toBe(303)
  const { customer, invoice } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] })
  const portal = await stripe.billingPortal.sessions.create({ customer: String(customer) })
  const pages = [
    portal.url,
    ...[invoice].flatMap((one) => (one && typeof one !== 'string' ? [one.hosted_invoice_url, one.invoice_pdf] : [])),
  ]
  expect(await Promise.all(pages.map(async (url) => (await fetch(String(url))).status))).toEqual([200, 200, 200])
  expect((await fetch(`${service.url}/invoice/in_none`)).status).toBe(404)
  expect((await fetch(`${service.url}/invoice/in_none/pdf`)).status).toBe(404)
  expect((await fetch(`${service.url}/portal/bps_none`)).status).toBe(410)
})
