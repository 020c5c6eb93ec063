import { expect, test } from '@playwright/test'
import type { Hono } from 'hono'
import { get_quote } from '../../shared/src/contract/orders/quote.ts'
import { make_payment } from '../../shared/src/contract/orders/orders.ts'
import { login } from '../../shared/src/contract/identity/session.ts'
import { createClient, type Client } from '../support/client.ts'
import { requestAt } from '../support/http-client.ts'
import { paymentsAt } from '../support/local-payments.ts'
import { makeAccount, password } from '../support/make-account.ts'
import { inDatabase } from '../support/portico-database.ts'
import { flagship, newEmail } from '../support/shopper.ts'

const postalAddress = {
  line1: '1 Congress Avenue',
  line2: '',
  city: 'Austin',
  state: 'TX' as const,
  postal_code: '78701',
}

test('[CHK-017] [CHK-019] pnpm start: the provider’s events alone complete and refund the order of an absent buyer', async () => {
  const buyer = await newBuyer()
  const { order_id, url } = await openPage(buyer)
  const card = { card_number: '4242 4242 4242 4242', card_expiry: '12 / 40', card_cvc: '123', card_name: 'Ada' }
  const paid = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
  expect(paid.status).toBe(303)
  // From here on nobody requests the order; only events change it.
  await expect.poll(() => stateOf(order_id), { timeout: 60_000 }).toEqual(['completed', 1])

  const { stripe, session_id } = paymentsAt(url)
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session_id)
  await stripe.refunds.create({ payment_intent: String(payment_intent) })
  await expect.poll(() => stateOf(order_id), { timeout: 60_000 }).toEqual(['refunded', 0])
  const pending = async () => {
    const { data } = await stripe.events.list({ limit: 100 })
    return data.filter((event) => isOf(event, order_id)).map(({ pending_webhooks }) => pending_webhooks)
  }
  // At least the payment and its refund, because an empty list would have nothing pending either.
  await expect.poll(async () => (await pending()).length, { timeout: 60_000 }).toBeGreaterThan(1)
  await expect.poll(pending, { timeout: 60_000 }).not.toContain(1)
  const outcomes = await inDatabase(
    (sql) => sql<{ outcome: string }[]>`select outcome from payment_events where order_id = ${order_id}`,
  )
  expect([...new Set(outcomes.map(({ outcome }) => outcome))]).toEqual(['applied'])
})

/** Returns the order's state in the database and how many courses it grants. */
const stateOf = (order_id: number) =>
  inDatabase(async (sql) => {
    const [order] = await sql<{ payment_status: string; taken: number }[]>`
      select o.payment_status, (select count(*)::int from enrollments e join order_lines l on l.id = e.order_line_id
        where l.order_id = o.id and e.ended_at is null) as taken
      from orders o where o.id = ${order_id}`
    return [order?.payment_status, order?.taken]
  })

const isOf = ({ data }: { data: { object: object } }, order_id: number): boolean =>
  (data.object as { metadata?: { order_id?: string } }).metadata?.order_id === String(order_id)

async function newBuyer(): Promise<Client> {
  const email = newEmail('never-returns')
  await makeAccount({ email, first_name: 'Ada', last_name: 'Shopper', roles: ['learner'] })
  const { host, port } = new URL(process.env.PORTICO_URL ?? '')
  const server = { request: (url: string, init: Parameters<typeof requestAt>[2]) => requestAt(Number(port), url, init) }
  const buyer = createClient(server as unknown as Hono, host)
  await buyer.call(login, { body: { login: email, password } })
  return buyer
}

async function openPage(buyer: Client): Promise<{ order_id: number; url: string }> {
  const [course] = await inDatabase(
    (sql) => sql<{ id: number }[]>`select id::int from courses where portal_id = 24 and slug = ${flagship}`,
  )
  const lines = [{ id: course?.id ?? 0, quantity: 1 }]
  const quote = await buyer.call(get_quote, {
    body: { type: 'course', lines, state: postalAddress.state, address: postalAddress },
  })
  return buyer.call(make_payment, {
    body: {
      type: 'course',
      lines: quote.lines.map(({ id, quantity, unit_price }) => ({ id, quantity, unit_price })),
      price: quote.total,
      address: postalAddress,
      cancel_url: '/checkout/course',
      success_url: '/orders/success/course',
      idempotency_key: crypto.randomUUID(),
    },
  })
}
