import { expect, test } from 'vitest'
import {
  BEGIN_S,
  billingShop,
  breakCard,
  DAY_S,
  HOUR_S,
  invoicesOf,
  itemOf,
  partOf,
  subscribed,
  type Shop,
} from './stripe-billing-shop.ts'
import type { Stripe } from '../../api/local/payments/sdk-client.ts'

const END_S = Date.UTC(2027, 1, 28, 10, 20, 30) / 1000
const WHOLE_S = END_S - BEGIN_S
const amounts = ({ lines }: Stripe.Invoice) => lines.data.map(({ amount }) => amount)
const upgrade = (shop: Shop, subscription: Stripe.Subscription, more: Stripe.SubscriptionUpdateParams = {}) =>
  shop.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: shop.prices.team.id }],
    proration_behavior: 'always_invoice',
    ...more,
  })

test('[local payments] charges an upgrade at once exactly as previewed, prorated to the second; the period stays', async () => {
  for (const [index, passed] of [0, 1, 12 * HOUR_S + 1, 9 * DAY_S + 12_345, WHOLE_S - 1].entries()) {
    const shop = await billingShop()
    const subscription = await subscribed(shop)
    await shop.to(BEGIN_S + passed)
    const left = WHOLE_S - passed
    const [back, rest] = [partOf(4900, left, WHOLE_S), partOf(12_900, left, WHOLE_S)]
    const expected = [0 - back, rest]
    const details = {
      items: [{ id: itemOf(subscription).id, price: shop.prices.team.id }],
      proration_behavior: 'always_invoice' as const,
    }
    const preview = await shop.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: details,
    })
    const changed = await upgrade(shop, subscription)
    expect(itemOf(changed)).toMatchObject({
      id: itemOf(subscription).id,
      current_period_end: END_S,
      price: { id: shop.prices.team.id },
    })
    const [, invoice] = await invoicesOf(shop, subscription)
    expect([index, invoice && amounts(invoice), amounts(preview)]).toEqual([index, expected, expected])
    const sum = rest - back
    expect([preview.total, preview.amount_due, invoice?.total]).toEqual([sum, sum < 50 ? 0 : sum, sum])
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_update',
      amount_paid: sum < 50 ? 0 : sum,
    })
    // Amounts below the minimum charge wait on the balance for the next invoice.
    expect(await shop.stripe.customers.retrieve(String(subscription.customer))).toMatchObject({
      balance: sum < 50 ? sum : 0,
    })
  }
})

test('[local payments] a preview applies to its requested date and saves nothing', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  const before = await shop.told()
  const at = BEGIN_S + 5 * DAY_S
  const preview = await shop.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items: [{ id: itemOf(subscription).id, price: shop.prices.team.id }], proration_date: at },
  })
  const left = END_S - at
  expect(amounts(preview)).toEqual([0 - partOf(4900, left, WHOLE_S), partOf(12_900, left, WHOLE_S), 12_900])
  expect(await shop.told()).toEqual(before)
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription)
  expect(await invoicesOf(shop, subscription)).toHaveLength(1)
  const renewal = await shop.stripe.invoices.createPreview({ subscription: subscription.id })
  expect([amounts(renewal), renewal.status, renewal.id.startsWith('upcoming_in_')]).toEqual([[4900], 'draft', true])
  await expect(
    shop.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { cancel_at_period_end: true },
    }),
  ).rejects.toMatchObject({ statusCode: 404, code: 'invoice_upcoming_none' })
})

test('[local payments] create_prorations waits for renewal, none charges nothing extra, downgrade credit is used later', async () => {
  const shop = await billingShop()
  const later = await subscribed(shop)
  const never = await subscribed(shop)
  const down = await subscribed(shop, shop.prices.team)
  await shop.to(BEGIN_S + 7 * DAY_S)
  const left = WHOLE_S - 7 * DAY_S
  await upgrade(shop, later, { proration_behavior: 'create_prorations' })
  await upgrade(shop, never, { proration_behavior: 'none' })
  await shop.stripe.subscriptions.update(down.id, {
    items: [{ id: itemOf(down).id, price: shop.prices.basic.id }],
    proration_behavior: 'always_invoice',
  })
  const credit = partOf(12_900, left, WHOLE_S) - partOf(4900, left, WHOLE_S)
  expect((await invoicesOf(shop, later)).length + (await invoicesOf(shop, never)).length).toBe(2)
  expect((await invoicesOf(shop, down))[1]).toMatchObject({
    total: -credit,
    amount_due: 0,
    status: 'paid',
    ending_balance: -credit,
  })
  await shop.to(END_S + HOUR_S)
  const totals = async (one: Stripe.Subscription) => (await invoicesOf(shop, one)).at(-1)
  expect(await totals(later)).toMatchObject({ total: 12_900 + credit, amount_paid: 12_900 + credit })
  expect(await totals(never)).toMatchObject({ total: 12_900, amount_paid: 12_900 })
  // 4900 for the next period minus the credit; if the credit is larger, the rest of it remains.
  const due = Math.max(0, 4900 - credit)
  expect(await totals(down)).toMatchObject({ total: 4900, starting_balance: -credit, amount_paid: due })
  expect(await shop.stripe.customers.retrieve(String(down.customer))).toMatchObject({
    balance: Math.min(0, 4900 - credit),
  })
})

test('[local payments] credits what was charged: after a change without prorations, not the new price', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  await upgrade(shop, subscription, { proration_behavior: 'none' })
  await shop.to(BEGIN_S + 14 * DAY_S)
  await shop.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, quantity: 2 }],
    proration_behavior: 'always_invoice',
  })
  const left = WHOLE_S - 14 * DAY_S
  const [, invoice] = await invoicesOf(shop, subscription)
  expect(invoice && amounts(invoice)).toEqual([0 - partOf(4900, left, WHOLE_S), partOf(25_800, left, WHOLE_S)])
})

test('[local payments] another interval starts a new period and is billed at once, whatever the prorations', async () => {
  for (const proration_behavior of ['create_prorations', 'always_invoice', 'none'] as const) {
    const shop = await billingShop()
    const subscription = await subscribed(shop)
    const at = BEGIN_S + 10 * DAY_S
    await shop.to(at)
    const changed = await shop.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: shop.prices.yearly.id }],
      proration_behavior,
    })
    expect(changed.billing_cycle_anchor).toBe(at)
    expect(itemOf(changed)).toMatchObject({
      current_period_start: at,
      current_period_end: Date.UTC(2028, 1, 10, 10, 20, 30) / 1000,
    })
    const credit = proration_behavior === 'none' ? [] : [0 - partOf(4900, END_S - at, WHOLE_S)]
    const [, invoice] = await invoicesOf(shop, subscription)
    expect(invoice && amounts(invoice)).toEqual([...credit, 49_000])
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 49_000 + (credit[0] ?? 0) })
    await shop.to(END_S + 2 * HOUR_S)
    expect(await invoicesOf(shop, subscription)).toHaveLength(2)
  }
})

test('[local payments] an update without item id adds an item; rejects duplicate prices and mixed intervals', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  const update = (items: Stripe.SubscriptionUpdateParams.Item[]) =>
    shop.stripe.subscriptions.update(subscription.id, { items })
  await expect(update([{ price: shop.prices.basic.id }])).rejects.toMatchObject({
    statusCode: 400,
    param: 'items[0][price]',
  })
  await expect(update([{ price: shop.prices.yearly.id }])).rejects.toMatchObject({ statusCode: 400, param: 'items' })
  await expect(update([{ id: 'si_none', price: shop.prices.team.id }])).rejects.toMatchObject({
    code: 'resource_missing',
  })
  await expect(update([{ id: itemOf(subscription).id, deleted: true }])).rejects.toMatchObject({ statusCode: 400 })
  const grown = await update([{ price: shop.prices.team.id }])
  expect(grown.items.data.map(({ price }) => price.id)).toEqual([shop.prices.basic.id, shop.prices.team.id])
  await shop.to(END_S + HOUR_S)
  expect((await invoicesOf(shop, subscription)).at(-1)?.total).toBe(4900 + 12_900 + 12_900)
})

test('[local payments] an unpayable change is rejected, left pending on its invoice, or applied on credit', async () => {
  const shop = await billingShop()
  const { stripe, prices } = shop
  const made = [await subscribed(shop), await subscribed(shop), await subscribed(shop)] as const
  for (const one of made) await breakCard(shop, one)
  await shop.to(BEGIN_S + 3 * DAY_S)
  const [refused, waiting, owing] = made
  const before = await shop.told()
  const key = { idempotencyKey: 'change-1' }
  const again = () =>
    stripe.subscriptions.update(
      refused.id,
      {
        items: [{ id: itemOf(refused).id, price: prices.team.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      },
      key,
    )
  for (const attempt of [again, again])
    await expect(attempt()).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined' })
  expect(await shop.told()).toEqual(before)
  expect(await invoicesOf(shop, refused)).toHaveLength(1)

  const pending = await upgrade(shop, waiting, { payment_behavior: 'pending_if_incomplete' })
  expect(pending).toMatchObject({
    status: 'active',
    pending_update: { subscription_items: [{ price: { id: prices.team.id } }] },
  })
  expect(itemOf(pending).price.id).toBe(prices.basic.id)
  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: String(waiting.customer) })
  await stripe.invoices.pay(String(pending.latest_invoice), { payment_method: good.id })
  const applied = await stripe.subscriptions.retrieve(waiting.id)
  expect([applied.pending_update, itemOf(applied).price.id, applied.status]).toEqual([null, prices.team.id, 'active'])
  expect((await shop.told()).filter((type) => type === 'customer.subscription.pending_update_applied')).toHaveLength(1)

  const owed = await upgrade(shop, owing, { payment_behavior: 'allow_incomplete' })
  expect([owed.status, itemOf(owed).price.id]).toEqual(['past_due', prices.team.id])
})

test('[local payments] drops an unpaid pending change after 23 hours and voids its invoice', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  await breakCard(shop, subscription)
  const pending = await upgrade(shop, subscription, { payment_behavior: 'pending_if_incomplete' })
  await shop.to(BEGIN_S + 23 * HOUR_S)
  const after = await shop.stripe.subscriptions.retrieve(subscription.id)
  expect([after.pending_update, itemOf(after).price.id]).toEqual([null, shop.prices.basic.id])
  expect((await shop.stripe.invoices.retrieve(String(pending.latest_invoice))).status).toBe('void')
  await expect(shop.stripe.invoices.pay(String(pending.latest_invoice))).rejects.toMatchObject({ statusCode: 400 })
  await expect(
    upgrade(shop, subscription, { payment_behavior: 'pending_if_incomplete', metadata: { a: 'b' } }),
  ).rejects.toMatchObject({ param: 'payment_behavior' })
})

test('[local payments] an upgrade requested twice with one key is charged once', async () => {
  const shop = await billingShop()
  const subscription = await subscribed(shop)
  await shop.to(BEGIN_S + DAY_S)
  const items = [{ id: itemOf(subscription).id, price: shop.prices.team.id }]
  const ask = () =>
    shop.stripe.subscriptions.update(
      subscription.id,
      { items, proration_behavior: 'always_invoice' },
      { idempotencyKey: 'upgrade-7' },
    )
  const answers = await Promise.all(Array.from({ length: 10 }, ask))
  expect(new Set(answers.map(({ latest_invoice }) => latest_invoice)).size).toBe(1)
  expect(await invoicesOf(shop, subscription)).toHaveLength(2)
})
