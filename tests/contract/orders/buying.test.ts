import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { coursePricings, courses } from '../../../api/src/domains/courses/tables.ts'
import { list_owned_courses } from '../../../shared/src/contract/learning/learning.ts'
import { get_order, list_orders, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import { checkout, lineOf, newKey, openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const setPrice = (course_id: number, price: number) =>
  shop.world.within('core', (db) =>
    db.update(coursePricings).set({ price }).where(eq(coursePricings.course_id, course_id)),
  )
const ordersOf = async (user_id: number) =>
  shop.world.services.platform.sql<
    { id: number; total: number; checkout_session_id: string | null }[]
  >`select id, total, checkout_session_id from orders where user_id = ${user_id}`

describe('the quote', () => {
  test('[CRT-017] [CRT-018] [CHK-004] the server computes prices from the tier that the quantity reaches', async () => {
    const course = await shop.makeCourse({ tiers: { 1: 3900, 5: 3500, 20: 2900 } })
    const quote = (quantity: number) =>
      shop.world.visitor().call(get_quote, { body: { type: 'course', lines: [{ id: course.id, quantity }] } })
    expect(await quote(4)).toMatchObject({
      total: 15_600,
      gone: [],
      lines: [{ id: course.id, slug: course.slug, unit_price: 3900, total: 15_600 }],
    })
    expect(await quote(5)).toMatchObject({ total: 17_500 })
    expect(await quote(21)).toMatchObject({ total: 60_900 })
  })

  test('[CHK-004] reports draft, archived, unknown and foreign courses as gone and prices the published one', async () => {
    const good = await shop.makeCourse()
    const bad = [
      await shop.makeCourse({ status: 1 }),
      await shop.makeCourse({ status: 4 }),
      await shop.makeCourse({ status: 3 }),
      await shop.makeCourse({ portal: 'summit' }),
      { id: 999_999_999 },
    ]
    const quote = await shop.world
      .visitor()
      .call(get_quote, { body: { type: 'course', lines: [good, ...bad].map(({ id }) => ({ id, quantity: 1 })) } })
    expect(quote.lines.map((line) => line.id)).toEqual([good.id])
    expect(quote.gone).toEqual(bad.map(({ id }) => id))
    expect(quote.total).toBe(3900)
  })

  test('[CHK-004] rejects a course listed twice, no lines and quantities out of range', async () => {
    const { id } = await shop.makeCourse()
    const visitor = shop.world.visitor()
    const quote = (lines: { id: number; quantity: number }[]) =>
      visitor.call(get_quote, { body: { type: 'course', lines } })
    await expect(quote([{ id, quantity: 999 }])).resolves.toMatchObject({ total: 3900 * 999 })
    for (const lines of [
      [
        { id, quantity: 1 },
        { id, quantity: 2 },
      ],
      [],
      [{ id, quantity: 0 }],
      [{ id, quantity: 1000 }],
      [{ id, quantity: 1.5 }],
    ])
      await expect(quote(lines)).rejects.toMatchObject({ status: 422, code: 'validation.failed' })
  })
})

describe('paying', () => {
  test('[CHK-005] [CHK-006] [CHK-007] [CHK-009] [CHK-014] a course is bought on the provider’s page and the buyer is enrolled', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    const [session] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data
    expect(session).toMatchObject({
      url,
      amount_total: 3900,
      client_reference_id: `order-24-${order_id}`,
      metadata: { portal_id: '24', order_id: String(order_id) },
      customer_email: buyer.email,
      success_url: `http://portico.localhost:8080/orders/success/course?order=${order_id}`,
      cancel_url: 'http://portico.localhost:8080/checkout/course',
    })
    expect(await buyer.call(get_order, { params: { order_id } })).toMatchObject({
      status: 1,
      payment_status: 'pending',
      id: order_id,
      created_at: expect.any(String),
      checkout_url: url,
      total: 3900,
      type: 'course',
      user: { id: buyer.id, email: buyer.email },
    })

    expect((await payAt(url)).status).toBe(303)
    for (const event of await shop.events()) expect((await shop.deliver(event)).status).toBe(200)

    const order = await buyer.call(get_order, { params: { order_id } })
    expect(order).toMatchObject({ status: 3, payment_status: 'completed', checkout_url: null })
    expect(lineOf(order)).toMatchObject({
      slug: course.slug,
      quantity: 1,
      unit_price: 3900,
      remaining_credits: 0,
      fulfilled_at: expect.any(String),
      enrollment_id: expect.any(Number),
    })
    expect((await buyer.call(list_orders)).data.map(({ id }) => id)).toEqual([order_id])
    expect(await buyer.call(list_owned_courses)).toEqual([
      { id: course.id, related_id: lineOf(order)?.enrollment_id, is_finished: false },
    ])
  })

  test('[CHK-004] reports a changed price for every line before anything is written', async () => {
    const [one, two, same] = [
      await shop.makeCourse(),
      await shop.makeCourse({ tiers: { 1: 1000 } }),
      await shop.makeCourse(),
    ]
    const buyer = await shop.person('learner')
    const body = await checkoutBody(
      buyer,
      [one, two, same].map(({ id }) => ({ id, quantity: 2 })),
    )
    await setPrice(one.id, 4500)
    await setPrice(two.id, 900)
    await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({
      status: 409,
      code: 'orders.price_changed',
      params: { title: one.title, old_price: '$39.00', new_price: '$45.00' },
      message: `The price of "${one.title}" has changed from $39.00 to $45.00. Please check your order before you pay.`,
      fields: {
        'lines.0.unit_price': [expect.stringContaining('$45.00')],
        'lines.1.unit_price': [expect.stringContaining('from $10.00 to $9.00')],
      },
    })
    expect(await ordersOf(buyer.id)).toEqual([])
    const again = await checkoutBody(
      buyer,
      body.lines.map(({ id, quantity }) => ({ id, quantity })),
    )
    const { order_id } = await buyer.call(make_payment, { body: again })
    expect(await buyer.call(get_order, { params: { order_id } })).toMatchObject({ total: 2 * (4500 + 900 + 3900) })
  })

  test('[CHK-004] rejects a wrong total and names a line that is gone', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
    await expect(buyer.call(make_payment, { body: { ...body, price: 1 } })).rejects.toMatchObject({
      status: 409,
      code: 'orders.total_changed',
      params: { old_total: '$0.01', new_total: '$39.00' },
    })
    await shop.world.within('core', (db) =>
      db.update(courses).set({ publication_status: 1 }).where(eq(courses.id, course.id)),
    )
    await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ status: 409, code: 'cart.line_gone' })
    await shop.world.within('core', (db) =>
      db.update(courses).set({ publication_status: 2 }).where(eq(courses.id, course.id)),
    )
    await expect(buyer.call(make_payment, { body })).resolves.toMatchObject({ url: expect.any(String) })
  })

  test('[CHK-004] twenty parallel requests with one key make one order; other contents are rejected', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
    const before = (await shop.stripe.checkout.sessions.list({ limit: 100 })).data.length
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.call(make_payment, { body })))
    expect(new Set(answers.map(({ url, order_id }) => `${order_id} ${url}`)).size).toBe(1)
    expect(await ordersOf(buyer.id)).toHaveLength(1)
    expect((await shop.stripe.checkout.sessions.list({ limit: 100 })).data.length).toBe(before + 1)

    await expect(
      buyer.call(make_payment, {
        body: { ...body, price: 7800, lines: [{ id: course.id, quantity: 2, unit_price: 3900 }] },
      }),
    ).rejects.toMatchObject({ status: 409, code: 'orders.key_reused' })
    const second = await buyer.call(make_payment, { body: { ...body, idempotency_key: newKey() } })
    expect(second.order_id).not.toBe(answers[0]?.order_id)
  })

  test('[CHK-004] a repeated key returns its order despite price changes, and the success page once paid', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
    const first = await buyer.call(make_payment, { body })
    await setPrice(course.id, 9900)
    expect(await buyer.call(make_payment, { body })).toEqual(first)
    await payAt(first.url)
    expect(await buyer.call(make_payment, { body })).toEqual({
      order_id: first.order_id,
      url: `http://portico.localhost:8080/orders/success/course?order=${first.order_id}`,
    })
  })

  test('[CHK-005] [CHK-006] return URLs must belong to the portal; the success URL defaults to the current page', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { success_url: _left_out, ...body } = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
    for (const cancel_url of [
      'https://evil.example/checkout',
      '//evil.example',
      'http://summit.portico.localhost:8080/cart',
      'javascript:alert(1)',
      '/\\evil.example',
      'http://a@portico.localhost:8080/',
    ]) {
      await expect(buyer.call(make_payment, { body: { ...body, cancel_url } })).rejects.toMatchObject({
        code: 'payments.foreign_url',
      })
    }
    await buyer.call(make_payment, {
      body: { ...body, cancel_url: 'http://portico.localhost:8080/checkout/course?step=pay' },
    })
    const [session] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data
    expect(session).toMatchObject({
      cancel_url: 'http://portico.localhost:8080/checkout/course?step=pay',
      success_url: expect.stringMatching(/^http:\/\/portico\.localhost:8080\/checkout\/course\?step=pay&order=\d+$/),
    })
  })

  test('[OP-64] sells only courses and bundles, and only on portals with a storefront', async () => {
    const course = await shop.makeCourse()
    const inside = await shop.makeCourse({ portal: 'northwind' })
    const buyer = await shop.person('learner')
    const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
    await expect(buyer.call(make_payment, { body: { ...body, type: 'subscription' } })).rejects.toMatchObject({
      status: 422,
      code: 'payments.kind_not_supported',
    })
    const member = await shop.person('learner', 'northwind')
    await expect(
      member.call(make_payment, {
        body: { ...body, price: 3900, lines: [{ id: inside.id, quantity: 1, unit_price: 3900 }] },
      }),
    ).rejects.toMatchObject({ code: 'payments.kind_not_supported' })
    await expect(buyer.call(make_payment, { body })).resolves.toMatchObject({ order_id: expect.any(Number) })
  })

  test('[CHK-019] free orders skip the payment provider', async () => {
    const course = await shop.makeCourse({ tiers: { 1: 0 } })
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    expect(url).toBe(`http://portico.localhost:8080/orders/success/course?order=${order_id}`)
    const order = await buyer.call(get_order, { params: { order_id } })
    expect(order).toMatchObject({
      status: 3,
      payment_status: 'completed',
      total: 0,
      lines: [{ enrollment_id: expect.any(Number) }],
    })
  })

  test('[CHK-012] [CHK-013] a declined card leaves the order pending and the page open; another card completes it', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    expect((await payAt(url, 'declined')).status).not.toBe(303)
    for (const event of await shop.events()) await shop.deliver(event)
    expect(await buyer.call(get_order, { params: { order_id } })).toMatchObject({
      status: 1,
      payment_status: 'pending',
      checkout_url: url,
      lines: [{ enrollment_id: null, fulfilled_at: null }],
    })
    expect((await payAt(url)).status).toBe(303)
    for (const event of await shop.events()) await shop.deliver(event)
    expect(await buyer.call(get_order, { params: { order_id } })).toMatchObject({
      status: 3,
      payment_status: 'completed',
      lines: [{ enrollment_id: expect.any(Number) }],
    })
  })
})

test('[CHK-012] [CHK-013] an unused payment page cancels its order, and the key reports it', async () => {
  const own = await openShop()
  try {
    const course = await own.makeCourse()
    const buyer = await own.person('learner')
    const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
    const { order_id } = await buyer.call(make_payment, { body })
    own.passTime(25 * 60 * 60 * 1000)
    expect(await buyer.call(get_order, { params: { order_id } })).toMatchObject({
      status: 2,
      payment_status: 'cancelled',
      checkout_url: null,
    })
    await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ status: 410, code: 'payments.expired' })
  } finally {
    await own.close()
  }
})

test('[CHK-007] a provider outage charges nothing, keeps orders readable, and the same key pays later', async () => {
  const own = await openShop()
  try {
    const [course, free] = [await own.makeCourse(), await own.makeCourse({ tiers: { 1: 0 } })]
    const buyer = await own.person('learner')
    const placed = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
    const read = () => buyer.call(get_order, { params: { order_id: placed.order_id } })
    expect(await read()).toMatchObject({ status: 1, is_current: true })
    await own.stopPayments()
    await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({
      status: 502,
      code: 'payments.provider_failed',
    })
    expect(await read()).toMatchObject({ status: 1, is_current: false })
    await expect(checkout(buyer, [{ id: free.id, quantity: 1 }])).resolves.toMatchObject({
      order_id: expect.any(Number),
    })
    await own.startPayments()
    await expect(buyer.call(make_payment, { body })).resolves.toMatchObject({ url: expect.stringContaining('/pay/') })
  } finally {
    await own.close()
  }
})

test('[CHK-007] a portal without a payment provider refuses sales but still grants free courses', async () => {
  const own = await openShop({ STRIPE_SECRET_KEY: '', STRIPE_API_URL: '' })
  try {
    const [course, free] = [await own.makeCourse(), await own.makeCourse({ tiers: { 1: 0 } })]
    const buyer = await own.person('learner')
    await expect(checkout(buyer, [{ id: course.id, quantity: 1 }])).rejects.toMatchObject({
      status: 503,
      code: 'payments.not_configured',
    })
    await expect(checkout(buyer, [{ id: free.id, quantity: 1 }])).resolves.toMatchObject({
      order_id: expect.any(Number),
    })
  } finally {
    await own.close()
  }
})
