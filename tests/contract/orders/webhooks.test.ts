import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { checkout, lineOf, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
beforeEach(async () => void (shop = await openShop()))
afterEach(() => shop.close())

/** Counts everything that an order may have caused. */
async function effects({ world, owner }: Shop, order_id: number) {
  const sql = world.services.platform.sql
  const [row] = await sql<{ enrolled: number; bought: number; used: number; orders: number }[]>`
    select (select count(*)::int from enrollments e join order_lines l on l.id = e.order_line_id where l.order_id = ${order_id}) as enrolled,
      (select coalesce(sum(m.amount), 0)::int from credit_movements m join order_lines l on l.id = m.order_line_id where l.order_id = ${order_id} and m.type = 'Purchased') as bought,
      (select coalesce(sum(m.amount), 0)::int from credit_movements m join order_lines l on l.id = m.order_line_id where l.order_id = ${order_id} and m.type = 'Allocated') as used,
      (select count(*)::int from orders) as orders`
  const [jobs] = await owner<
    { receipts: number }[]
  >`select count(*)::int as receipts from graphile_worker.jobs where task_identifier = 'email.order-paid'`
  return { ...row, ...jobs }
}

/** Fisher-Yates shuffle with seeded random numbers, so a failure can be reproduced. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    const [a, b] = [copy[last], copy[other]]
    if (a !== undefined && b !== undefined) [copy[last], copy[other]] = [b, a]
  }
  return copy
}

describe('provider events', () => {
  test('[CHK-019] [CRD-001] repeated, reordered parallel events racing the success page make one order, enrollment, credit and receipt', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await payAt(url, 'declined')
    await payAt(url)
    const events = await shop.events()
    expect(events.length).toBeGreaterThanOrEqual(3)
    const sent = shuffled(
      Array.from({ length: 20 }, (_, index) => events[index % events.length]).filter((event) => event !== undefined),
      7,
    )
    const answers = await Promise.all([
      ...sent.map((event) => shop.deliver(event).then((response) => response.status)),
      ...Array.from({ length: 5 }, () =>
        buyer.call(get_order, { params: { order_id } }).then(({ status }) => (status === 3 ? 200 : 500)),
      ),
    ])
    expect(new Set(answers.slice(0, 20))).toEqual(new Set([200]))
    expect(await effects(shop, order_id)).toEqual({ enrolled: 1, bought: 1, used: 1, orders: 1, receipts: 1 })
    for (const event of events) expect((await shop.deliver(event)).status).toBe(200)
    expect(await effects(shop, order_id)).toEqual({ enrolled: 1, bought: 1, used: 1, orders: 1, receipts: 1 })
  })

  test('[CHK-019] rejects wrong, stale and missing signatures with 400; the right one completes the order', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await payAt(url)
    const [event] = (await shop.events()).filter(({ type }) => type === 'checkout.session.completed')
    if (!event) throw new Error('no event')
    const refused = [
      await shop.deliver(event, { secret: 'whsec_other' }),
      await shop.deliver(event, { age_s: 301 }),
      await shop.deliver('{"id":1}', { secret: 'whsec_x' }),
    ]
    const { host } = shop.world.portals.core
    refused.push(
      await shop.world.app.request(`http://${host}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { host },
        body: JSON.stringify(event),
      }),
    )
    for (const response of refused) {
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'payments.signature_invalid' } })
    }
    expect(await effects(shop, order_id)).toMatchObject({ enrolled: 0, bought: 0, receipts: 0 })
    expect((await shop.deliver(event)).status).toBe(200)
    expect(await effects(shop, order_id)).toMatchObject({ enrolled: 1, bought: 1, receipts: 1 })
  })

  test('[CHK-019] chaos over twelve orders: paid ones take effect once, others never; bad signatures are rejected', async () => {
    const course = await shop.makeCourse()
    const placed = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const buyer = await shop.person('learner')
        const order = await checkout(buyer, [{ id: course.id, quantity: 1 }])
        return { ...order, buyer, pays: index % 3 !== 0 }
      }),
    )
    for (const { url, pays } of placed) {
      await payAt(url, 'declined')
      if (pays) await payAt(url)
    }
    const deliveries = shuffled(
      (await shop.events()).flatMap((event, index) => Array.from({ length: (index % 4) + 1 }, () => event)),
      11,
    ).map((event, index) => ({ event, is_bad: index % 20 === 0 }))
    const statuses = await Promise.all(
      deliveries.map(({ event, is_bad }) =>
        shop
          .deliver(event, is_bad ? { secret: 'whsec_bad' } : {})
          .then((response) => [is_bad, response.status] as const),
      ),
    )
    for (const [is_bad, status] of statuses) expect(status).toBe(is_bad ? 400 : 200)
    for (const { order_id, pays } of placed)
      expect(await effects(shop, order_id)).toMatchObject(
        pays ? { enrolled: 1, bought: 1, used: 1 } : { enrolled: 0, bought: 0, used: 0 },
      )
    expect((await effects(shop, 0)).receipts).toBe(8)
  }, 60_000)

  test('[CHK-019] opening the order makes up for a lost event; events about unknown orders are ignored', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await payAt(url)
    expect(lineOf(await buyer.call(get_order, { params: { order_id } }))).toMatchObject({
      enrollment_id: expect.any(Number),
    })
    const [event] = (await shop.events()).filter(({ type }) => type === 'checkout.session.completed')
    const text = JSON.stringify(event)
    for (const [from, to] of [
      ['"portal_id":"24"', '"portal_id":"31"'],
      ['"portal_id":"24"', '"portal_id":"x"'],
      [`"order_id":"${order_id}"`, '"order_id":"987654"'],
    ] as const) {
      const other = text.replaceAll(from, to).replace(/"id":"evt_\w+"/, `"id":"evt_${to.replaceAll(/\W/g, '')}"`)
      expect(other).not.toBe(text)
      expect((await shop.deliver(other)).status).toBe(200)
    }
    expect(await effects(shop, order_id)).toMatchObject({ enrolled: 1, bought: 1, receipts: 1 })
  })

  test('[CHK-019] an event during a provider outage fails and works when redelivered', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await payAt(url)
    const [event] = (await shop.events()).filter(({ type }) => type === 'checkout.session.completed')
    if (!event) throw new Error('no event')
    await shop.stopPayments()
    expect((await shop.deliver(event)).status).toBe(502)
    await shop.startPayments()
    expect((await shop.deliver(event)).status).toBe(200)
    expect(await effects(shop, order_id)).toMatchObject({ enrolled: 1, bought: 1 })
  })

  test('[CHK-019] an order without a saved session takes it from the event', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await shop.world.services.platform
      .sql`update orders set checkout_session_id = null, checkout_url = null where id = ${order_id}`
    await payAt(url)
    for (const event of await shop.events()) await shop.deliver(event)
    expect(await effects(shop, order_id)).toMatchObject({ enrolled: 1, bought: 1 })
  })

  test('[CHK-019] an event pays only its own session’s order, even where another has no saved session', async () => {
    const course = await shop.makeCourse()
    const [buyer, other] = [await shop.person('learner'), await shop.person('learner')]
    const paid = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    const unpaid = await checkout(other, [{ id: course.id, quantity: 1 }])
    const { sql } = shop.world.services.platform
    await sql`update orders set checkout_session_id = null, checkout_url = null where id = ${unpaid.order_id}`
    await payAt(paid.url)
    const [event] = (await shop.events()).filter(({ type }) => type === 'checkout.session.completed')
    const own = JSON.stringify(event)
    const turned = own.replaceAll(`"order_id":"${paid.order_id}"`, `"order_id":"${unpaid.order_id}"`)
    expect(turned).not.toBe(own)
    expect((await shop.deliver(turned.replace(/"id":"evt_\w+"/, '"id":"evt_turned"'))).status).toBe(200)
    expect(await effects(shop, unpaid.order_id)).toMatchObject({ enrolled: 0, bought: 0 })
    expect((await shop.deliver(own)).status).toBe(200)
    expect(await effects(shop, paid.order_id)).toMatchObject({ enrolled: 1, bought: 1 })
  })

  test('[CHK-019] a repeated event makes no request to the provider', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
    await payAt(url)
    for (const event of await shop.events()) await shop.deliver(event)
    const [session] = (await shop.stripe.checkout.sessions.list()).data
    await shop.stripe.refunds.create({ payment_intent: String(session?.payment_intent) })
    const event = (await shop.events()).find(({ type }) => type === 'charge.refunded')
    if (!event) throw new Error('no event')
    expect((await shop.deliver(event)).status).toBe(200)
    await shop.stopPayments()
    expect((await shop.deliver(event)).status).toBe(200)
    // A different event about the same charge would have to query the provider.
    expect((await shop.deliver(JSON.stringify(event).replace(event.id, 'evt_other'))).status).toBe(502)
  })
})
