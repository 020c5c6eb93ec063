import { afterEach, beforeEach, expect, test } from 'vitest'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { checkout, openShop, ownAccount, payAt, type Shop } from './shop.ts'

// Portal 31 (Summit in the test world) is paid into its own account, Core into the shared one.
let shop: Shop
beforeEach(async () => void (shop = await openShop({ STRIPE_ACCOUNTS: `31=${ownAccount}` })))
afterEach(() => shop.close())

async function bought(portal: 'core' | 'summit') {
  const course = await shop.makeCourse({ portal })
  const buyer = await shop.person('learner', portal)
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  expect((await payAt(url)).status).toBe(303)
  return { order_id, status: async () => (await buyer.call(get_order, { params: { order_id } })).status }
}

const orderOf = async (stripe: Shop['stripe']) =>
  (await stripe.checkout.sessions.list()).data.map(({ client_reference_id }) => client_reference_id)

test('two portals with their own credentials are paid into two accounts, each queried separately', async () => {
  const core = await bought('core')
  const summit = await bought('summit')
  expect(await orderOf(shop.stripe)).toEqual([`order-24-${core.order_id}`])
  expect(await orderOf(shop.ownStripe)).toEqual([`order-31-${summit.order_id}`])
  expect([await core.status(), await summit.status()]).toEqual([3, 3])
})

test('an event counts only for the portals of the account that signed it', async () => {
  const core = await bought('core')
  const [event] = (await shop.events()).filter(({ type }) => type === 'checkout.session.completed')
  if (!event) throw new Error('no event')
  const kept = () =>
    shop.world.services.platform.sql<{ portal_id: number | null }[]>`select portal_id from payment_events`
  expect((await shop.deliver(event, { secret: 'whsec_nobody' })).status).toBe(400)
  expect(await kept()).toEqual([])

  // Also applies when two portals share an account whose events reach both webhook URLs: the copy for the other portal changes nothing.
  expect((await shop.deliver(event, { secret: 'whsec_own' })).status).toBe(400)
  expect(await kept()).toEqual([])
  const state = async () => (await shop.owner`select status from orders where id = ${core.order_id}`)[0]?.status
  expect(await state()).toBe(1)

  expect((await shop.deliver(event)).status).toBe(200)
  expect(await kept()).toMatchObject([{ portal_id: 24 }])
  expect(await state()).toBe(3)
})

test('two accounts may use the same event id, and each event counts once', async () => {
  const core = await bought('core')
  const summit = await bought('summit')
  const completed = async (account?: Shop['stripe']) => {
    const event = (await shop.events(account)).find(({ type }) => type === 'checkout.session.completed')
    if (!event) throw new Error('no event')
    return event
  }
  const event = await completed()
  const taken = { ...(await completed(shop.ownStripe)), id: event.id }
  const state = async ({ order_id }: { order_id: number }) =>
    (await shop.owner`select status from orders where id = ${order_id}`)[0]?.status
  for (const _ of [1, 2]) expect((await shop.deliver(taken, { secret: 'whsec_own' })).status).toBe(200)
  expect([await state(summit), await state(core)]).toEqual([3, 1])
  for (const _ of [1, 2]) expect((await shop.deliver(event)).status).toBe(200)
  expect([await state(summit), await state(core)]).toEqual([3, 3])
  expect(
    await shop.world.services.platform
      .sql`select account, id, portal_id, handled_at is not null as is_handled from payment_events order by account`,
  ).toEqual([
    { account: 'default', id: event.id, portal_id: 24, is_handled: true },
    { account: 'own', id: event.id, portal_id: 31, is_handled: true },
  ])
})

test('accepts and discards events of sales made outside the platform, whichever secret signed them', async () => {
  await bought('core')
  const [event] = (await shop.events()).filter(({ type }) => type === 'checkout.session.completed')
  if (!event) throw new Error('no event')
  const foreign = { ...event, data: { object: { ...event.data.object, metadata: {} } } } as typeof event
  expect((await shop.deliver(foreign, { secret: 'whsec_own' })).status).toBe(200)
  expect(await shop.world.services.platform.sql`select 1 from payment_events`).toHaveLength(0)
})
