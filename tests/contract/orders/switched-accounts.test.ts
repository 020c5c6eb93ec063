import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { checkout, openShop, ownAccount, payAt, checkoutBody, type Shop } from './shop.ts'

// The core portal (24) starts with the account `own` (A below) and is switched to the shared one (B), which signs with its own secret.
const A = { secret: 'whsec_own' }
const paidIntoA = { STRIPE_ACCOUNTS: `24=${ownAccount}` }
const paidIntoB = { STRIPE_ACCOUNTS: ownAccount }
const withoutA = { STRIPE_ACCOUNTS: '' }

let shop: Shop
beforeEach(async () => void (shop = await openShop(paidIntoA)))
afterEach(() => shop.close())

async function opened() {
  const course = await shop.makeCourse({ portal: 'core' })
  const buyer = await shop.person('learner', 'core')
  const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
  const { order_id, url } = await buyer.call(make_payment, { body })
  const read = async () => (await shop.owner`select status, payment_status from orders where id = ${order_id}`)[0]
  return { buyer, body, order_id, url, read, show: () => buyer.call(get_order, { params: { order_id } }) }
}

const pending = { status: 1, payment_status: 'pending' }
const completed = { status: 3, payment_status: 'completed' }
const storedEvents = () => shop.world.services.platform.sql`select id from payment_events`

async function eventOf(type: string, account = shop.ownStripe) {
  const event = (await shop.events(account)).findLast((one) => one.type === type)
  if (!event) throw new Error(`no ${type}`)
  return event
}

test('a payment open during an account switch settles at its original account', async () => {
  const [byEvent, byBuyer] = [await opened(), await opened()]
  shop.setAccounts(paidIntoB)
  expect((await payAt(byEvent.url)).status).toBe(303)
  expect((await shop.deliver(await eventOf('checkout.session.completed'), A)).status).toBe(200)
  expect(await byEvent.read()).toEqual(completed)

  expect((await payAt(byBuyer.url)).status).toBe(303)
  expect(await byBuyer.show()).toMatchObject(completed)

  // The next order opens at the new account and settles there.
  const next = await opened()
  expect((await shop.stripe.checkout.sessions.list()).data.map((one) => one.client_reference_id)).toEqual([
    `order-24-${next.order_id}`,
  ])
  expect((await payAt(next.url)).status).toBe(303)
  expect((await shop.deliver(await eventOf('checkout.session.completed', shop.stripe))).status).toBe(200)
  expect(await next.read()).toEqual(completed)
})

test('an order’s event counts only if signed by the account that opened the order', async () => {
  const order = await opened()
  shop.setAccounts(paidIntoB)
  await payAt(order.url)
  const event = await eventOf('checkout.session.completed')
  const byB = await shop.deliver(event)
  expect([byB.status, (await byB.json()).error.code]).toEqual([400, 'payments.signature_invalid'])
  expect([await storedEvents(), await order.read()]).toEqual([[], pending])
  expect((await shop.deliver(event, A)).status).toBe(200)
  expect([await storedEvents(), await order.read()]).toEqual([[{ id: event.id }], completed])

  // The reverse: back at A, an order that B opened does not concern A.
  const later = await opened()
  shop.setAccounts(paidIntoA)
  await payAt(later.url)
  const other = await eventOf('checkout.session.completed', shop.stripe)
  expect((await shop.deliver(other, A)).status).toBe(400)
  expect(await later.read()).toEqual(pending)
  expect((await shop.deliver(other)).status).toBe(200)
  expect(await later.read()).toEqual(completed)
})

test('a refund at an earlier account is read there and revokes what the order bought', async () => {
  const order = await opened()
  await payAt(order.url)
  expect(await order.show()).toMatchObject(completed)
  const [session] = (await shop.ownStripe.checkout.sessions.list()).data
  await shop.ownStripe.refunds.create({ payment_intent: String(session?.payment_intent) })
  const event = await eventOf('charge.refunded')
  const effects = async () => {
    const [line] = await shop.owner`
      select l.refunded_at is not null as is_refunded, e.ended_at is not null as is_ended
      from order_lines l join enrollments e on e.order_line_id = l.id where l.order_id = ${order.order_id}`
    return { ...(await order.read()), ...line }
  }
  shop.setAccounts(withoutA)
  expect((await shop.deliver(event, A)).status).toBe(503)
  shop.setAccounts(paidIntoB)
  expect((await shop.deliver(event)).status).toBe(400)
  expect(await effects()).toEqual({ ...completed, is_refunded: false, is_ended: false })
  expect((await shop.deliver(event, A)).status).toBe(200)
  expect(await effects()).toEqual({ status: 3, payment_status: 'refunded', is_refunded: true, is_ended: true })
})

test('a payment page that expires at an earlier account cancels its order', async () => {
  const order = await opened()
  shop.setAccounts(paidIntoB)
  const [session] = (await shop.ownStripe.checkout.sessions.list()).data
  if (!session) throw new Error('no session')
  await shop.ownStripe.checkout.sessions.expire(session.id)
  expect((await shop.deliver(await eventOf('checkout.session.expired'), A)).status).toBe(200)
  expect(await order.read()).toEqual({ status: 2, payment_status: 'cancelled' })
})

test('names an unconfigured account, loses nothing, and settles the order once it is back', async () => {
  const order = await opened()
  await payAt(order.url)
  const event = await eventOf('checkout.session.completed')
  shop.setAccounts(withoutA)
  const missing = { status: 503, code: 'payments.account_missing' }
  for (const signature of [A, {}]) {
    const refused = await shop.deliver(event, signature)
    expect({ status: refused.status, code: (await refused.json()).error.code }).toEqual(missing)
  }
  await expect(order.buyer.call(make_payment, { body: order.body })).rejects.toMatchObject(missing)
  expect(await order.show()).toMatchObject(pending)
  expect([await storedEvents(), (await shop.stripe.checkout.sessions.list()).data]).toEqual([[], []])

  shop.setAccounts(paidIntoB)
  expect((await shop.deliver(event, A)).status).toBe(200)
  expect(await order.show()).toMatchObject(completed)
})

test('an order placed while its account was unavailable opens there later, never at another', async () => {
  const course = await shop.makeCourse({ portal: 'core' })
  const buyer = await shop.person('learner', 'core')
  const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
  await shop.stopPayments()
  await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ code: 'payments.provider_failed' })
  await shop.startPayments()
  shop.setAccounts(paidIntoB)
  const { order_id } = await buyer.call(make_payment, { body })
  expect((await shop.ownStripe.checkout.sessions.list()).data).toMatchObject([
    { client_reference_id: `order-24-${order_id}` },
  ])
  expect((await shop.stripe.checkout.sessions.list()).data).toEqual([])
})

test('orders without an account name belong to the account named default, even after a switch', async () => {
  shop.setAccounts(withoutA)
  const buyer = await shop.person('learner')
  const course = await shop.makeCourse()
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  const named = () => shop.owner`select payment_account from orders where id = ${order_id}`
  expect(await named()).toEqual([{ payment_account: 'default' }])
  await shop.owner`alter table orders no force row level security`
  await shop.owner`update orders set payment_account = null where id = ${order_id}`
  await payAt(url)
  const moved = { STRIPE_ACCOUNT_NAME: 'second', STRIPE_SECRET_KEY: 'sk_test_own', STRIPE_WEBHOOK_SECRET: 'whsec_own' }
  const event = await eventOf('checkout.session.completed', shop.stripe)
  shop.setAccounts(moved)
  expect((await shop.deliver(event)).status).toBe(503)
  shop.setAccounts({ ...moved, STRIPE_ACCOUNTS: 'default:sk_test_orders:whsec_orders' })
  expect((await shop.deliver(event)).status).toBe(200)
  expect(await buyer.call(get_order, { params: { order_id } })).toMatchObject(completed)
})

/** Posts an unsigned event about an order as anyone could; returns status, code, and whether orders were read. */
async function posted(order_id: number, header: string) {
  const { host } = shop.world.portals.core
  const { app } = shop.world.services
  const sent: string[] = []
  app.sql.options.debug = (_connection, query) => void sent.push(query)
  const response = await shop.world.app.request(`http://${host}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { host, 'stripe-signature': header, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: 'evt_posted',
      type: 'checkout.session.completed',
      data: { object: { object: 'checkout.session', metadata: { portal_id: '24', order_id: String(order_id) } } },
    }),
  })
  app.sql.options.debug = false
  const { status } = response
  return { status, code: (await response.json()).error.code, reads: sent.some((query) => query.includes('"orders"')) }
}

test('an unverified signature reveals no orders and logs nothing; malformed ones read no order', async () => {
  const { order_id } = await opened()
  const absent = order_id + 1000
  shop.setAccounts(withoutA)
  const lines: { level: number }[] = []
  shop.world.services.log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const now_s = Math.floor(Date.now() / 1000)
  const wrong = '0'.repeat(64)
  for (const header of ['t=1,v1=00', `t=${now_s},v1=00`, `t=${now_s - 301},v1=${wrong}`, `t=${now_s}`, `v1=${wrong}`])
    for (const id of [order_id, absent])
      expect(await posted(id, header)).toEqual({ status: 400, code: 'payments.signature_invalid', reads: false })
  const missing = { status: 503, code: 'payments.account_missing', reads: true }
  for (const id of [order_id, absent, order_id]) expect(await posted(id, `t=${now_s},v1=${wrong}`)).toEqual(missing)
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  // With all accounts configured, both events simply have an invalid signature.
  shop.setAccounts(paidIntoB)
  for (const id of [order_id, absent])
    expect(await posted(id, `t=${now_s},v1=${wrong}`)).toEqual({
      status: 400,
      code: 'payments.signature_invalid',
      reads: true,
    })
})
