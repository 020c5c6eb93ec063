import { expect, test } from 'vitest'
import { sdkClient } from '../../api/local/payments/sdk-client.ts'
import type { Stripe } from '../../api/local/payments/sdk-client.ts'
import { CARD, control, fake, order, receiver, SECRET_KEY, submit } from './stripe-fake-shop.ts'

// Drives the local payment service's connected accounts with Stripe's own SDK.

const linkUrls = {
  refresh_url: 'http://shop.localhost/account?from=expired',
  return_url: 'http://shop.localhost/account',
}
const typed = {
  name: 'Summit Safety LLC',
  tax_id: '00-0000000',
  representative: 'Jenny Rosen',
  ssn_last_4: '0000',
  bank_account: '000123456789',
}
const clock = (stripe: { url: string; account?: string }, seconds: number) =>
  fetch(`${stripe.url}/_test/clock/advance?seconds=${seconds}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SECRET_KEY}`,
      ...(stripe.account === undefined ? {} : { 'stripe-account': stripe.account }),
    },
  })

async function opened(options: Parameters<typeof fake>[0] = {}) {
  const { service, stripe, data_dir } = await fake(options)
  const account = await stripe.accounts.create({ type: 'express', country: 'US', metadata: { portal_id: '31' } })
  const own = sdkClient({ url: service.url, secret_key: SECRET_KEY, account: account.id })
  const link = () => stripe.accountLinks.create({ account: account.id, type: 'account_onboarding', ...linkUrls })
  const submitForm = async (form: Partial<typeof typed> = {}) => {
    const { url } = await link()
    return fetch(url, { method: 'POST', body: new URLSearchParams({ ...typed, ...form }), redirect: 'manual' })
  }
  return { service, stripe, data_dir, id: account.id, account, own, link, submitForm, url: service.url }
}

async function ready(options: Parameters<typeof fake>[0] = {}) {
  const made = await opened(options)
  await made.submitForm()
  await clock({ url: made.url }, 10)
  return made
}

test('[local payments] an account takes no payment until verified; doubtful ones must first provide a document', async () => {
  const { stripe, id, account, own, submitForm, url } = await opened()
  expect(account).toMatchObject({ charges_enabled: false, details_submitted: false })
  await expect(own.checkout.sessions.create(order())).rejects.toMatchObject({
    message: expect.stringMatching(/cannot currently/),
  })
  await expect(stripe.accounts.createLoginLink(id)).rejects.toMatchObject({
    message: expect.stringMatching(/not completed onboarding/),
  })

  expect((await submitForm({ tax_id: 'none' })).status).toBe(422)
  expect((await submitForm({ ssn_last_4: '1111' })).headers.get('location')).toBe(linkUrls.return_url)
  expect(await stripe.accounts.retrieve(id)).toMatchObject({ details_submitted: true, charges_enabled: false })
  await clock({ url }, 10)
  expect((await stripe.accounts.retrieve(id)).requirements).toMatchObject({
    currently_due: ['representative.verification.document'],
    disabled_reason: 'requirements.past_due',
  })
  await submitForm()
  await clock({ url }, 10)
  expect(await stripe.accounts.retrieve(id)).toMatchObject({ charges_enabled: true, payouts_enabled: true })
  expect((await fetch((await stripe.accounts.createLoginLink(id)).url)).status).toBe(200)
  expect((await own.checkout.sessions.create(order())).status).toBe('open')
})

test('[local payments] a form link works once, for minutes; afterwards it redirects to the refresh URL', async () => {
  const { link, url } = await opened()
  const once = (await link()).url
  expect((await fetch(once)).status).toBe(200)
  const again = await fetch(once, { redirect: 'manual' })
  expect([again.status, again.headers.get('location')]).toEqual([303, linkUrls.refresh_url])
  const late = (await link()).url
  await clock({ url }, 600)
  expect((await fetch(late, { redirect: 'manual' })).headers.get('location')).toBe(linkUrls.refresh_url)
})

test('[local payments] connected accounts keep their own books of fees, refunds and payouts, surviving a restart', async () => {
  const { service, stripe, data_dir, id, own, url } = await ready()
  const wanted = order({ payment_intent_data: { application_fee_amount: 905, metadata: { order_id: '17' } } })
  await expect(stripe.checkout.sessions.create(wanted)).rejects.toMatchObject({
    message: expect.stringMatching(/application_fee_amount/),
  })
  const session = await own.checkout.sessions.create(wanted)
  expect((await submit(session, CARD)).status).toBe(303)
  await expect(stripe.checkout.sessions.retrieve(session.id)).rejects.toMatchObject({ code: 'resource_missing' })
  const paid = await own.checkout.sessions.retrieve(session.id)
  const payment_intent = String(paid.payment_intent)
  const { latest_charge } = await own.paymentIntents.retrieve(payment_intent, {
    expand: ['latest_charge.balance_transaction'],
  })
  // 2.9% + 30 cents of $90.50, plus the platform's fee of a tenth.
  expect(latest_charge).toMatchObject({ balance_transaction: { fee: 292 + 905 } })
  const refund = await own.refunds.create({ payment_intent, amount: 4525, refund_application_fee: true })
  expect(await own.balanceTransactions.retrieve(String(refund.balance_transaction))).toMatchObject({
    fee: -452,
    net: -4073,
  })
  const left = 9050 - 292 - 905 - 4073
  expect((await own.balance.retrieve()).pending).toMatchObject([{ amount: left }])
  await clock({ url, account: id }, 3 * 86_400)
  expect((await own.payouts.list()).data).toMatchObject([{ amount: left, status: 'in_transit' }])
  await clock({ url, account: id }, 86_400)
  expect((await own.payouts.list()).data).toMatchObject([{ amount: left, status: 'paid' }])
  expect((await own.balance.retrieve()).available).toMatchObject([{ amount: 0 }])
  expect((await stripe.payouts.list()).data).toEqual([])

  await service.close()
  const again = await fake({ data_dir })
  const reopened = sdkClient({ url: again.service.url, secret_key: SECRET_KEY, account: id })
  expect((await reopened.payouts.list()).data).toHaveLength(1)
})

test('[local payments] the account header cannot open someone else’s account', async () => {
  const { url } = await opened()
  const foreign = sdkClient({ url, secret_key: SECRET_KEY, account: 'acct_1Somebody' })
  await expect(foreign.balance.retrieve()).rejects.toMatchObject({ code: 'account_invalid' })
})

test('[local payments] connected account events name their account and use the Connect endpoint’s secret', async () => {
  const { url: webhook_url, received } = await receiver()
  const { stripe, id, own } = await ready({ webhook_url, connect_webhook_secret: 'whsec_connect' })
  const session = await own.checkout.sessions.create(order())
  await submit(session, CARD)
  const seen = (): Stripe.Event[] =>
    received.map(({ raw, signature }) => stripe.webhooks.constructEvent(raw, signature, 'whsec_connect'))
  await expect.poll(() => seen().map(({ type }) => type)).toContain('checkout.session.completed')
  expect(seen().every(({ account }) => account === id)).toBe(true)
  expect(seen().some(({ type }) => type === 'account.updated')).toBe(true)
})

test('[local payments] a restricted account takes no payments until a document is submitted', async () => {
  const { service, id, own, submitForm, url } = await ready()
  await control(service, `accounts/${id}/restrict`)
  await expect(own.checkout.sessions.create(order())).rejects.toThrow('cannot currently')
  await submitForm()
  await clock({ url }, 10)
  expect((await own.checkout.sessions.create(order())).status).toBe('open')
})
