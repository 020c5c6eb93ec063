import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  open_account_dashboard,
  open_account_form,
  show_payment_account,
} from '../../../shared/src/contract/orders/payment-account.ts'
import { show_dashboard } from '../../../shared/src/contract/learning/dashboard.ts'
import { show_sales_tax, update_sales_tax } from '../../../shared/src/contract/orders/sales-tax.ts'
import { task as followOrder } from '../../../api/src/domains/orders/reactions/tax.follow-order.ts'
import { jobContext } from '../../support/job-context.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { refund_order, show_order_earnings } from '../../../shared/src/contract/orders/staff.ts'
import type { Client } from '../../support/client.ts'
import { checkout, connect_webhook_secret, lineOf, openShop, payAt, type Shop } from './shop.ts'

// Summit (portal 31) opens its own account under the platform's, which keeps 10% of each order.

let shop: Shop
beforeAll(async () => void (shop = await openShop({ PLATFORM_FEE_PERCENT: '10' })))
afterAll(() => shop.close())

const typed = {
  name: 'Summit Safety LLC',
  tax_id: '00-0000000',
  representative: 'Jenny Rosen',
  ssn_last_4: '0000',
  bank_account: '000123456789',
}
const submitForm = (url: string, form: Partial<typeof typed> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ ...typed, ...form }), redirect: 'manual' })
const seller = async () => {
  const person = await shop.person('admin', 'summit')
  await person.confirm()
  return person
}
const openForm = (by: Client) =>
  by.call(open_account_form, { body: { return_url: `http://${shop.world.portals.summit.host}/admin/payment-account` } })
const show = (by: Client) => by.call(show_payment_account)
const accounts = async () =>
  (await shop.stripe.events.list({ limit: 100 })).data.filter(({ type }) => type === 'account.updated')
const warnings = async (by: Client) =>
  (await by.call(show_dashboard, { query: {} })).attention.filter(({ kind }) => kind === 'payment_account')
const accountId = async (): Promise<string> => {
  const [row] = await shop.owner`select account from connected_accounts where portal_id = 31`
  return String(row?.account)
}
const deliverAccountEvents = async () => {
  for (const event of (await accounts()).toReversed())
    expect((await shop.deliver(event, { secret: connect_webhook_secret })).status).toBe(200)
}
async function order(price = 10_000) {
  const course = await shop.makeCourse({ portal: 'summit', tiers: { 1: price } })
  const buyer = await shop.person('learner', 'summit')
  const made = await checkout(buyer, [{ id: course.id, quantity: 2 }])
  return { buyer, ...made, read: () => buyer.call(get_order, { params: { order_id: made.order_id } }) }
}
const payerOf = async (order_id: number) =>
  (await shop.owner`select payment_account, platform_fee from orders where id = ${order_id}`)[0]

test('[CHK-027] a channel portal sells nothing until its account, opened by the provider’s form, is verified', async () => {
  const admin = await seller()
  expect(await show(admin)).toMatchObject({ offered: 'yes', state: 'none', money: null, fee_percent: 10 })
  await expect(admin.call(open_account_dashboard)).rejects.toMatchObject({ code: 'payments.account_not_submitted' })

  const [one, other] = await Promise.all([openForm(admin), openForm(admin)])
  expect(one.url).not.toBe(other.url)
  const rows = await shop.owner`select account from connected_accounts where portal_id = 31`
  expect(rows).toHaveLength(1)
  expect(await show(admin)).toMatchObject({ state: 'begun' })
  await expect(order()).rejects.toMatchObject({ code: 'payments.not_configured' })
  expect(await warnings(admin)).toMatchObject([{ kind: 'payment_account', count: 1 }])

  const back = await submitForm(one.url)
  expect(back.headers.get('location')).toMatch(/^http:\/\/summit\.[^/]+\/admin\/payment-account\?from=form$/)
  expect(await show(admin)).toMatchObject({ state: 'looked_at' })
  shop.passTime(10_000)
  // Only the provider's event reports it; nobody opens the page.
  await shop.stripe.accounts.retrieve(await accountId())
  await deliverAccountEvents()
  expect((await shop.owner`select takes_payments from connected_accounts where portal_id = 31`)[0]).toEqual({
    takes_payments: true,
  })
  expect(await show(admin)).toMatchObject({ state: 'ready', pays_out: true, money: { available: 0, payouts: [] } })
  expect(await warnings(admin)).toEqual([])
  expect((await admin.call(open_account_dashboard)).url).toMatch(/^http/)
})

test('[CHK-027] [CHK-015] orders pay the account minus the fee; refunds return the fee’s share; payouts are listed', async () => {
  const admin = await seller()
  const account = await accountId()
  const { buyer, order_id, url } = await order()
  expect(await payerOf(order_id)).toEqual({ payment_account: account, platform_fee: 2000 })
  expect((await payAt(url)).status).toBe(303)
  const events = (await shop.events(shop.stripeOf(account))).filter(({ type }) => type === 'checkout.session.completed')
  const [paid] = events
  if (!paid) throw new Error('nothing was paid')
  // Rejects both the platform's own secret and the event text without its account.
  expect((await shop.deliver(paid)).status).toBe(400)
  const { account: _named, ...nameless } = paid
  expect((await shop.deliver(JSON.stringify(nameless), { secret: connect_webhook_secret })).status).toBe(400)
  const elsewhere = JSON.stringify({ ...paid, account: 'acct_1Somebody' })
  expect((await shop.deliver(elsewhere, { secret: connect_webhook_secret })).status).toBe(400)
  expect((await shop.deliver(paid, { secret: connect_webhook_secret })).status).toBe(200)
  const read = () => buyer.call(get_order, { params: { order_id } })
  expect(await read()).toMatchObject({ status: 3, payment_status: 'completed' })
  const earnings = () => admin.call(show_order_earnings, { params: { order_id } })
  const stripeFee = 610
  expect(await earnings()).toMatchObject({ gross: 20_000, fee: stripeFee + 2000, net: 20_000 - stripeFee - 2000 })

  const before = await show(admin)
  expect(before.money).toMatchObject({ pending: 20_000 - stripeFee - 2000 })
  shop.passTime(4 * 86_400_000)
  expect((await show(admin)).money?.payouts).toMatchObject([{ amount: 20_000 - stripeFee - 2000 }])

  const body = { line_ids: [lineOf(await read()).id], reason: 'duplicate' as const, sent_as: crypto.randomUUID() }
  await admin.call(refund_order, { params: { order_id }, body })
  expect(await earnings()).toMatchObject({ refunded: 20_000, fee: stripeFee, net: -stripeFee })
})

test('[CHK-027] tax is calculated and recorded in the account that is paid; the platform keeps none', async () => {
  const admin = await seller()
  const opened = await admin.call(show_sales_tax)
  await admin.call(update_sales_tax, { body: { ...opened, mode: 'stripe', tax_code: 'txcd_20060058' } })
  const { order_id, url, read } = await order()
  const [row] = await shop.owner`select total, platform_fee from orders where id = ${order_id}`
  expect(row).toEqual({ total: 21_650, platform_fee: 2000 })
  await payAt(url)
  await read()
  await followOrder(await jobContext(shop.world, 'summit'), { order_id })
  const [kept] = await shop.owner`select tax_transaction from orders where id = ${order_id}`
  const books = shop.stripeOf(await accountId())
  expect(await books.tax.transactions.retrieve(String(kept?.tax_transaction))).toMatchObject({ type: 'transaction' })
  await admin.call(update_sales_tax, { body: { ...(await admin.call(show_sales_tax)), mode: 'none' } })
})

test('[CHK-027] nothing sells while the provider restricts the account, and the page says what is missing', async () => {
  const admin = await seller()
  const account = await accountId()
  await fetch(`${shop.world.services.config.STRIPE_API_URL}/_test/accounts/${account}/restrict`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_orders' },
  })
  await deliverAccountEvents()
  await expect(order()).rejects.toMatchObject({ code: 'payments.account_stopped' })
  expect(await show(admin)).toMatchObject({ state: 'asked', asked: ['representative.verification.document'] })
  const { url } = await openForm(admin)
  await submitForm(url)
  shop.passTime(10_000)
  // The same check that finds the account active also shows its money.
  expect(await show(admin)).toMatchObject({ state: 'ready', money: { payouts: expect.any(Array) } })
  expect(await payerOf((await order()).order_id)).toMatchObject({ payment_account: account })
})

test('[CHK-027] while the provider is unavailable, shows its last response and refuses opening an account', async () => {
  const admin = await seller()
  await shop.stopPayments()
  expect(await show(admin)).toMatchObject({ state: 'ready', money: null, is_current: false })
  await expect(openForm(admin)).rejects.toMatchObject({ code: 'payments.provider_failed' })
  await shop.startPayments()
  expect(await show(admin)).toMatchObject({ is_current: true })
})

test('[CHK-027] only payment managers of channel portals may open one, after confirming their password', async () => {
  const inHouse = await shop.person('admin', 'northwind')
  await inHouse.confirm()
  expect(await show(inHouse)).toMatchObject({ offered: 'not_a_seller', state: 'none' })
  await expect(openForm(inHouse)).rejects.toMatchObject({ code: 'payments.account_not_offered' })
  const admin = await seller()
  const elsewhere = { return_url: 'http://elsewhere.example/admin/payment-account' }
  await expect(admin.call(open_account_form, { body: elsewhere })).rejects.toMatchObject({
    code: 'payments.foreign_url',
  })
  const editor = await shop.person('editor', 'summit')
  await expect(show(editor)).rejects.toMatchObject({ code: 'access.denied' })
  const unsure = await shop.person('admin', 'summit')
  await expect(unsure.call(open_account_dashboard)).rejects.toMatchObject({ status: 403 })
})
