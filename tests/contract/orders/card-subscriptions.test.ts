import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy_subscription, list_own_tenants, show_plan_order } from '../../../shared/src/contract/orders/plans.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { fulfillPlanOrders, buy, deliverAll, subscribed, wanted } from './card-shop.ts'
import { newKey, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

test('[CHK-001] [CHK-010] [CHK-020] [CRD-010] a paid plan creates its portal, admin, subscription and credits and stores the agreed wording', async () => {
  const buyer = await shop.person('learner')
  const body = wanted('established', 'annual')
  const { order_id, url, slug } = await buy(buyer, body)
  expect(await shop.owner`select id from portals where slug = ${slug}`).toEqual([])
  const page = await (await fetch(url)).text()
  expect(page).toContain('Established Business')
  expect(page).toContain('$2,490.00')
  await payAt(url)
  await deliverAll(shop)
  const order = await buyer.call(get_order, { params: { order_id } })
  expect(order).toMatchObject({
    type: 'subscription',
    status: 3,
    total: 249_000,
    lines: [{ kind: 'Plan', course_id: null }],
  })
  const shown = await buyer.call(show_plan_order, { params: { order_id } })
  expect(shown).toMatchObject({
    billing_type: 'annual',
    plan: { short_name: 'established' },
    portal: { name: body.portal.name },
  })
  const [made] = await shop.owner`
    select p.plan_short_name, s.status, s.billing_type, s.price, s.card->>'last4' as last4, m.roles,
      (select balance from credit_accounts a where a.portal_id = p.id and a.kind = 'portal' and a.course_id is null) as credits,
      s.period_ends_at > now() + interval '364 days' as is_year
    from portals p join subscriptions s on s.portal_id = p.id join memberships m on m.portal_id = p.id where p.slug = ${slug}`
  expect(made).toMatchObject({
    plan_short_name: 'established',
    status: 'active',
    billing_type: 'annual',
    price: 249_000,
    last4: '4242',
    roles: ['admin'],
    credits: 600,
    is_year: true,
  })
  const [agreed] =
    await shop.owner`select consent_version, consent_wording, consented_at from plan_orders where order_id = ${order_id}`
  expect(agreed).toMatchObject({ consent_version: '2026-11', consented_at: expect.any(Date) })
  expect(agreed?.consent_wording).toContain(
    '$2,490.00 for the Established Business plan today and again every year until I cancel',
  )
  await expect(
    shop.owner.begin(async (sql) => {
      await sql`set local role app`
      await sql`select set_config('app.portal_id', ${String(shop.world.portals.core.id)}, true)`
      await sql`delete from plan_orders where order_id = ${order_id}`
    }),
  ).rejects.toThrow('permission denied')
})

test('[TEN-046] [CRT-009] [OP-64] rejects wrong prices, missing consent, unavailable slugs, foreign portals and subscribed portals before writing anything', async () => {
  const buyer = await shop.person('learner')
  const ask = (more: object) => buyer.call(buy_subscription, { body: wanted('growing', 'annual', more) })
  await expect(ask({ price: 98_000 })).rejects.toMatchObject({
    code: 'subscriptions.price_changed',
    message: 'The price of the Growing Business plan is $990.00 now, not $980.00. Nothing was charged.',
  })
  await expect(ask({ is_renewal_agreed: false })).rejects.toMatchObject({
    code: 'validation.failed',
    fields: { is_renewal_agreed: [expect.any(String)] },
  })
  await expect(ask({ consent_version: '2020-01' })).rejects.toMatchObject({ code: 'subscriptions.consent_changed' })
  await expect(ask({ plan_id: 4, price: 49_000 })).rejects.toMatchObject({ code: 'subscriptions.plan_unknown' })
  const named = (slug: string) => ask({ portal: { kind: 'new', name: 'Taken', slug } })
  await expect(named('summit')).rejects.toMatchObject({ code: 'portals.slug_taken' })
  await expect(named('www')).rejects.toMatchObject({ code: 'portals.name_reserved' })
  await expect(ask({ portal: { kind: 'own', portal_id: shop.world.portals.summit.id } })).rejects.toMatchObject({
    code: 'subscriptions.portal_not_yours',
  })
  const had = await subscribed(shop, 'growing', 'monthly')
  expect(await had.buyer.call(list_own_tenants, {})).toMatchObject([{ id: had.id, is_subscribed: true }])
  const again = had.buyer.call(buy_subscription, {
    body: wanted('growing', 'annual', { portal: { kind: 'own', portal_id: had.id } }),
  })
  await expect(again).rejects.toMatchObject({ code: 'subscriptions.running' })
  const elsewhere = await shop.person('learner', 'summit')
  await expect(elsewhere.call(buy_subscription, { body: wanted('growing', 'annual') })).rejects.toMatchObject({
    code: 'payments.kind_not_supported',
  })
})

test('[CHK-019] one key is one order; a slug paid twice makes two portals, the later numbered', async () => {
  const buyer = await shop.person('learner')
  const body = wanted('growing', 'monthly', { idempotency_key: newKey() })
  const both = await Promise.all([buy(buyer, body), buy(buyer, body)])
  expect(both[0].order_id).toBe(both[1].order_id)
  await expect(
    buyer.call(buy_subscription, { body: { ...body, billing_type: 'annual', price: 99_000 } }),
  ).rejects.toMatchObject({ code: 'orders.key_reused' })
  const other = await shop.person('learner')
  const rival = await buy(other, { ...wanted('growing', 'monthly'), portal: body.portal })
  await payAt(both[0].url)
  await payAt(rival.url)
  await deliverAll(shop)
  const found = await shop.owner`select slug from portals where name = ${body.portal.name} order by id`
  expect(found.map(({ slug }) => slug)).toEqual([body.portal.slug, `${body.portal.slug}-2`])
})

test('[CHK-019] [CRT-009] of two tabs buying a plan for one portal, only the later page takes money', async () => {
  const buyer = await shop.person('learner')
  const first = await buy(buyer, wanted('growing', 'annual'))
  const mine = { portal: { kind: 'new' as const, name: 'Twice', slug: first.slug } }
  const second = await buy(buyer, wanted('established', 'annual', mine))
  expect((await payAt(first.url)).status).not.toBe(303)
  expect(await buyer.call(get_order, { params: { order_id: first.order_id } })).toMatchObject({ status: 2 })
  const pressed = [wanted('growing', 'monthly', mine), wanted('growing', 'annual', mine)]
  const both = await Promise.allSettled(pressed.map((body) => buy(buyer, body)))
  const urls = [second.url, ...both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.url] : []))]
  const paid: number[] = []
  for (const url of urls) paid.push((await payAt(url)).status)
  expect(paid.filter((status) => status === 303)).toHaveLength(1)
  // After the payment, the other tab gets a conflict error, before the portal is set up and after.
  const again = () => buy(buyer, wanted('growing', 'annual', mine))
  await deliverAll(shop)
  await expect(again()).rejects.toMatchObject({ code: 'portals.slug_taken' })
  const portals = await shop.owner`select id from portals where slug ~ ${`^${first.slug}(-[0-9]+)?$`}`
  expect(portals).toHaveLength(1)
})

test('[CHK-019] a second tab reports that the portal was just paid, and charges nothing again', async () => {
  const buyer = await shop.person('learner')
  const first = await buy(buyer, wanted('growing', 'monthly'))
  await payAt(first.url)
  const mine = { portal: { kind: 'new' as const, name: 'Twice', slug: first.slug } }
  await expect(buy(buyer, wanted('growing', 'monthly', mine))).rejects.toMatchObject({
    code: 'subscriptions.paid_elsewhere',
    message: `You are already paying for this portal with order ${first.order_id}. You were not charged again.`,
  })
  const open = (await shop.stripe.checkout.sessions.list({ limit: 100 })).data.filter(({ status }) => status === 'open')
  expect(open.filter(({ customer_email }) => customer_email === buyer.email)).toEqual([])
  await deliverAll(shop)
  const other = await shop.person('learner')
  expect(await buy(other, wanted('growing', 'monthly'))).toMatchObject({ url: expect.stringContaining('http') })
})

test('[CHK-017] [CHK-019] a portal that got another plan keeps it; the second subscription ends without further charges', async () => {
  const { buyer, id, provider_id } = await subscribed(shop, 'growing', 'monthly')
  await shop.stripe.subscriptions.cancel(provider_id)
  await deliverAll(shop)
  const mine = { portal: { kind: 'own' as const, portal_id: id } }
  const first = await buyer.call(buy_subscription, { body: wanted('growing', 'annual', mine) })
  const colleague = await shop.person('learner')
  await shop.owner`insert into memberships (portal_id, user_id, roles) values (${id}, ${colleague.id}, '{admin}')`
  const second = await colleague.call(buy_subscription, { body: wanted('enterprise', 'annual', mine) })
  // A buyer who lost the portal before paying does not become its admin again.
  await shop.owner`delete from memberships where portal_id = ${id}`
  await payAt(first.url)
  await payAt(second.url)
  for (const event of await shop.events()) await shop.deliver(event)
  await fulfillPlanOrders(shop, [first.order_id, second.order_id, second.order_id])
  const rows =
    await shop.owner`select s.status, l.short_name from subscriptions s join plans l on l.id = s.plan_id where s.portal_id = ${id} order by s.id`
  expect(rows).toMatchObject([{ status: 'deleted' }, { status: 'active', short_name: 'growing' }])
  const running = await shop.stripe.subscriptions.list({ limit: 100 })
  expect(running.data.filter(({ metadata }) => metadata.order_id === String(second.order_id))).toEqual([])
  expect(await shop.owner`select id from memberships where portal_id = ${id}`).toEqual([])
})
