import { describe, expect, test } from 'vitest'
import type { Stripe } from '../../api/local/payments/sdk-client.ts'
import { bodies, CARD, order, paidSession, receiver, submit, fake, types } from './stripe-fake-shop.ts'

describe('the hosted page', () => {
  test('[local payments] shows that it is a test page, seller, lines and total, without scripts', async () => {
    const { stripe } = await fake()
    const response = await fetch(String((await stripe.checkout.sessions.create(order())).url))
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://portico.localhost:8080;",
    )
    for (const text of [
      'This is a local test payment page.',
      'Pay Riverside &#60;Academy&#62;',
      'Ethics &#38; Boundaries',
      '2 × $39.00',
      'Pay $90.50',
      'Cancel and return',
      '4242 4242 4242 4242',
    ])
      expect(page).toContain(text)
    expect(page).toContain('href="http://portico.localhost:8080/checkout/course"')
    expect(page).not.toMatch(/<script|<Academy>/)
  })

  test('[local payments] paying leads to the success URL and completes session, intent and charge', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    const answer = await submit(session)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `http://portico.localhost:8080/orders/success/course?session_id=${session.id}`,
    )
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'ada@example.com', name: 'Ada Shopper' },
      payment_intent: {
        object: 'payment_intent',
        status: 'succeeded',
        amount: 9050,
        amount_received: 9050,
        metadata: { order_id: '17' },
        latest_charge: {
          object: 'charge',
          paid: true,
          payment_method_details: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } },
        },
      },
    })
  })

  test('[local payments] a second press of Pay charges nothing more and leads to the same page', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(session)))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.headers.get('location')}`)).size).toBe(1)
    expect(types((await stripe.events.list({ type: 'payment_intent.succeeded' })).data)).toHaveLength(1)
    const page = await fetch(`${new URL(String(session.url)).href}`)
    expect(await page.text()).toContain('This order is paid')
  })

  test('[local payments] a declined card says so, leaves the session open, and another card then pays', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    const declined = await submit(session, { ...CARD, card_number: '4000 0000 0000 0002' })
    expect(declined.status).toBe(402)
    expect(await declined.text()).toContain('Your card was declined.')
    const poor = await submit(session, { ...CARD, card_number: '4000000000009995' })
    expect(await poor.text()).toContain('Your card has insufficient funds.')

    const open = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
    expect(open).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
      },
    })
    expect((await submit(session)).status).toBe(303)
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
    expect(paid).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        id: (open.payment_intent as Stripe.PaymentIntent).id,
        status: 'succeeded',
        last_payment_error: null,
      },
    })
    expect(types((await stripe.events.list()).data)).toEqual([
      'checkout.session.completed',
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
      'payment_intent.payment_failed',
    ])
  })

  test('[local payments] form errors are shown at their fields and nothing is charged', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order({ customer_email: undefined }))
    const answer = await submit(session, {
      email: 'nobody',
      card_number: '4242 4242 4242 4241',
      card_expiry: '01 / 20',
      card_cvc: '1',
      card_name: '"><img>',
    })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    for (const text of [
      'Your email address is invalid.',
      'Your card number is invalid.',
      'Your card&#39;s expiration date is in the past.',
      'Your card&#39;s security code is incomplete.',
    ])
      expect(page).toContain(text)
    expect(page).not.toContain('<img>')
    expect((await stripe.events.list()).data).toEqual([])
    expect((await submit(session, { ...CARD, email: 'new@example.com' })).status).toBe(303)
    expect((await stripe.checkout.sessions.retrieve(session.id)).customer_details?.email).toBe('new@example.com')
  })

  test('[local payments] rejects a non-test card number and stores it nowhere', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    const answer = await submit(session, { ...CARD, card_number: '4539 1488 0343 6467' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('never enter a real card')
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull()
  })

  test('[local payments] a zero total needs no card and completes as no_payment_required', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(
      order({
        line_items: [
          { price_data: { currency: 'usd', unit_amount: 0, product_data: { name: 'Free course' } }, quantity: 1 },
        ],
      }),
    )
    expect(await (await fetch(String(session.url))).text()).not.toContain('Card number')
    expect((await submit(session, {})).status).toBe(303)
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      payment_intent: null,
    })
  })

  test('[local payments] a session expired by the shop cannot be paid or expired again', async () => {
    const { stripe } = await fake()
    const session = await stripe.checkout.sessions.create(order())
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
    const answer = await submit(session)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('This payment page has expired')
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
    })
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
    await expect(stripe.checkout.sessions.expire((await paidSession(stripe)).id)).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('[local payments] a session expires by itself when its time is up, and the shop is notified', async () => {
    let now_ms = Date.now()
    const shop = await receiver()
    const { stripe } = await fake({ webhook_url: shop.url, now: () => now_ms })
    const session = await stripe.checkout.sessions.create(order({ expires_at: Math.floor(now_ms / 1000) + 30 * 60 }))
    now_ms += 29 * 60_000
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    now_ms += 60_000
    await expect.poll(() => types(bodies(shop.received))).toEqual(['checkout.session.expired'])
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
  })
})
