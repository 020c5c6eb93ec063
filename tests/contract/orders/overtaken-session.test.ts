import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { orderStates } from '../../../shared/src/states/orders/order.ts'
import { openHttpRelay } from '../../support/http-relay.ts'
import { checkout, openShop, type Shop } from './shop.ts'

let shop: Shop
let relay: Awaited<ReturnType<typeof openHttpRelay>>
beforeAll(async () => {
  shop = await openShop()
  const { STRIPE_API_URL } = shop.world.config
  const behind = new URL(STRIPE_API_URL)
  relay = await openHttpRelay({ host: behind.hostname, port: Number(behind.port) })
  shop.setAccounts({ STRIPE_API_URL: Object.assign(behind, { port: String(relay.port) }).href })
})
beforeEach(() => void (relay.rules.wait = () => null))
afterAll(async () => {
  await shop.close()
  await relay.stop()
})

/** Opens an order whose payment page has expired; holds back the provider's response until `answer` is called. */
async function openOrderDuringProviderCall() {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const { order_id } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  const [session] = (await shop.stripe.checkout.sessions.list()).data
  await shop.stripe.checkout.sessions.expire(session?.id ?? '')
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  relay.rules.wait = (one) => {
    if (!one.startsWith('GET /v1/checkout/sessions/')) return null
    asked.resolve()
    return answered.promise
  }
  const shown = buyer.call(get_order, { params: { order_id } })
  await asked.promise
  return { order_id, answer: () => answered.resolve(), status: async () => (await shown).status }
}
const { status: paid, payment_status } = orderStates.completed
const sql = () => shop.world.services.platform.sql
const complete = (order_id: number, db = sql()) =>
  db`update orders set status = ${paid}, payment_status = ${payment_status}, paid_at = now() where id = ${order_id}`
const waitingForLocks = async () =>
  (await shop.owner`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    .length

test('[CHK-013] without interference, an order follows its expired session', async () => {
  const { answer, status } = await openOrderDuringProviderCall()
  answer()
  expect(await status()).toBe(orderStates.cancelled.status)
})

test('[CHK-013] an order paid while its session is being read ignores the session’s older state', async () => {
  const { order_id, answer, status } = await openOrderDuringProviderCall()
  await complete(order_id)
  answer()
  expect(await status()).toBe(paid)
})

test('[CHK-013] waits for an order that is being paid and ignores the session’s older state', async () => {
  const { order_id, answer, status } = await openOrderDuringProviderCall()
  await sql().begin(async (transaction) => {
    await complete(order_id, transaction as unknown as ReturnType<typeof sql>)
    answer()
    await expect.poll(waitingForLocks, { interval: 10 }).toBe(1)
  })
  expect(await status()).toBe(paid)
})
