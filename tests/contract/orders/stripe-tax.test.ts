import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { task as followOrder } from '../../../api/src/domains/orders/reactions/tax.follow-order.ts'
import { update_course, get_admin_course } from '../../../shared/src/contract/courses/editing.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import { refund_order, show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { show_sales_tax, update_sales_tax, type SalesTax } from '../../../shared/src/contract/orders/sales-tax.ts'
import { jobContext } from '../../support/job-context.ts'
import type { Person } from '../../support/world.ts'
import { austin, newKey, openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.person('admin')
  await admin.confirm()
})
afterAll(() => shop.close())
beforeEach(() => setTax({ mode: 'stripe', tax_code: 'txcd_20060058' }))

async function setTax(change: Partial<Omit<SalesTax, 'version'>>): Promise<void> {
  await admin.call(update_sales_tax, { body: { ...(await admin.call(show_sales_tax)), ...change } })
}
const day_ms = 24 * 60 * 60 * 1000
const quoteOf = (lines: { id: number; quantity: number }[], address?: typeof austin) =>
  shop.world.visitor().call(get_quote, {
    body: { type: 'course', lines, state: 'TX', ...(address ? { address } : {}) },
  })
const calculated = async () => (await shop.owner`select hash from tax_calculations`).length
/** Does what the worker does after a payment or a refund. */
async function follow(order_id: number): Promise<void> {
  await followOrder(await jobContext(shop.world), { order_id })
}
async function transactionOf(order_id: number) {
  const [row] = await shop.owner<
    { tax_transaction: string }[]
  >`select tax_transaction from orders where id = ${order_id}`
  return row?.tax_transaction ?? null
}
const stepsOf = async (order_id: number) =>
  (await admin.call(show_staff_order, { params: { order_id } })).timeline.map(({ kind }) => kind)

async function bought(quantities: readonly number[]) {
  const courses = []
  for (const quantity of quantities) courses.push({ id: (await shop.makeCourse()).id, quantity })
  const buyer = await shop.person('learner')
  const { order_id, url } = await buyer.call(make_payment, { body: await checkoutBody(buyer, courses) })
  const order = await buyer.call(get_order, { params: { order_id } })
  return { buyer, order_id, url, order, ids: order.lines.map(({ id }) => id) }
}
const pay = async ({ buyer, order_id, url }: Awaited<ReturnType<typeof bought>>) => {
  await payAt(url)
  return buyer.call(get_order, { params: { order_id } })
}
const refund = (order_id: number, line_ids: number[]) =>
  admin.call(refund_order, {
    params: { order_id },
    body: { line_ids, reason: 'other', sent_as: crypto.randomUUID() },
  })

describe('a quote', () => {
  test('[CHK-004] [OP-129] needs a complete address, is calculated once per cart, and names what is missing', async () => {
    const lines = [{ id: (await shop.makeCourse()).id, quantity: 2 }]
    expect(await quoteOf(lines)).toMatchObject({ tax: null, tax_gap: 'address', total: 7800 })
    const before = await calculated()
    expect(await quoteOf(lines, austin)).toMatchObject({ tax: 644, tax_gap: null, tax_mode: 'stripe', total: 8444 })
    expect(await quoteOf(lines, austin)).toMatchObject({ tax: 644, total: 8444 })
    expect((await calculated()) - before).toBe(1)
    expect(await quoteOf(lines, { ...austin, postal_code: '00000' })).toMatchObject({
      tax: null,
      tax_gap: 'unknown_address',
    })
  })

  test('uses a course’s own tax code before the portal’s', async () => {
    const { id, slug } = await shop.makeCourse()
    const lines = [{ id, quantity: 1 }]
    expect(await quoteOf(lines, austin)).toMatchObject({ tax: 322 })
    const { course } = await admin.call(get_admin_course, { params: { slug } })
    await admin.call(update_course, { params: { slug }, body: { tax_code: 'txcd_20060052', version: course.version } })
    expect(await quoteOf(lines, austin)).toMatchObject({ tax: 0, tax_gap: null })
    const other = [{ id: (await shop.makeCourse()).id, quantity: 1 }]
    await setTax({ tax_code: 'txcd_20060059' })
    expect(await quoteOf(other, austin)).toMatchObject({ tax: 0, tax_gap: null })
  })
})

describe('an order', () => {
  test('[CHK-004] [CHK-017] charges the tax shown, recorded as one sale, and reverses each refunded line once', async () => {
    const made = await bought([1, 3])
    expect(made.order).toMatchObject({ total: 16_887, lines: [{ tax: 322 }, { tax: 965 }] })
    const [session] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data
    expect([session?.amount_total, session?.automatic_tax.enabled]).toEqual([16_887, false])
    await follow(made.order_id)
    expect(await transactionOf(made.order_id)).toBeNull()

    await pay(made)
    await Promise.all([follow(made.order_id), follow(made.order_id)])
    const sale_id = await transactionOf(made.order_id)
    const sold = await shop.stripe.tax.transactions.listLineItems(sale_id ?? '')
    expect(sold.data.map(({ amount, amount_tax }) => [amount, amount_tax])).toEqual([
      [3900, 322],
      [11_700, 965],
    ])

    await refund(made.order_id, made.ids.slice(0, 1))
    await follow(made.order_id)
    await follow(made.order_id)
    const [line] = await shop.owner<{ tax_reversal: string }[]>`
      select tax_reversal from order_lines where id = ${made.ids[0] ?? 0}`
    const reversal = await shop.stripe.tax.transactions.retrieve(line?.tax_reversal ?? '')
    expect(reversal).toMatchObject({ type: 'reversal', reversal: { original_transaction: sale_id } })
    const back = await shop.stripe.tax.transactions.listLineItems(reversal.id)
    expect(back.data.map(({ amount, amount_tax }) => [amount, amount_tax])).toEqual([[-3900, -322]])
    expect((await stepsOf(made.order_id)).filter((kind) => kind.startsWith('tax'))).toEqual([
      'tax_recorded',
      'tax_reversed',
    ])
  })

  test('two orders of the same cart never share a calculation', async () => {
    const lines = [{ id: (await shop.makeCourse()).id, quantity: 1 }]
    const orders = await Promise.all(
      [1, 2, 3].map(async () => {
        const buyer = await shop.person('learner')
        return buyer.call(make_payment, { body: await checkoutBody(buyer, lines) })
      }),
    )
    const rows = await shop.owner<{ tax_calculation: string | null }[]>`
      select tax_calculation from orders where id = any(${orders.map(({ order_id }) => order_id)})`
    expect(new Set(rows.map(({ tax_calculation }) => tax_calculation)).size).toBe(3)
    expect(rows.map(({ tax_calculation }) => tax_calculation)).not.toContain(null)
  })

  test('after its calculation expired, is recorded with a new one only if taxes are equal', async () => {
    const [same, other] = [await bought([1]), await bought([1])]
    for (const made of [same, other]) await pay(made)
    shop.passTime(91 * day_ms)
    await follow(same.order_id)
    expect(await transactionOf(same.order_id)).toEqual(expect.any(String))
    await shop.owner`update order_lines set tax = 300, total = 4200 where order_id = ${other.order_id}`
    await follow(other.order_id)
    await follow(other.order_id)
    expect(await transactionOf(other.order_id)).toBeNull()
    expect((await stepsOf(other.order_id)).filter((kind) => kind.startsWith('tax'))).toEqual(['tax_not_recorded'])
  })
})

describe('the tax service', () => {
  test('[CHK-004] while unavailable: shows prices without tax and places nothing; an earlier calculation still holds', async () => {
    const buyer = await shop.person('learner')
    const [known, unknown] = [await shop.makeCourse(), await shop.makeCourse()]
    const shownBefore = await checkoutBody(buyer, [{ id: known.id, quantity: 1 }])
    await shop.stopPayments()
    try {
      const asked = await quoteOf([{ id: unknown.id, quantity: 3 }], austin)
      expect(asked).toMatchObject({ tax: null, tax_gap: 'service', total: 11_700 })
      await expect(
        buyer.call(make_payment, {
          body: {
            ...shownBefore,
            idempotency_key: newKey(),
            lines: [{ id: unknown.id, quantity: 3, unit_price: 3900 }],
          },
        }),
      ).rejects.toMatchObject({ code: 'orders.tax_unavailable', status: 503 })
      expect(await shop.owner`select 1 from orders where user_id = ${buyer.id}`).toHaveLength(0)
    } finally {
      await shop.startPayments()
    }
    await expect(buyer.call(make_payment, { body: shownBefore })).resolves.toMatchObject({
      order_id: expect.any(Number),
    })
  })

  test('while slow: a quote waits a few seconds at most', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    // Uses its own price, because the same amounts at this address were already calculated.
    const lines = [{ id: (await shop.makeCourse({ tiers: { 1: 4321 } })).id, quantity: 1 }]
    shop.setAccounts({ STRIPE_API_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` })
    try {
      expect(await quoteOf(lines, austin)).toMatchObject({ tax: null, tax_gap: 'service' })
    } finally {
      shop.setAccounts({})
      silent.closeAllConnections()
      silent.close()
    }
  }, 8000)

  test('rejects an address: the order is rejected with that reason', async () => {
    const buyer = await shop.person('learner')
    const body = await checkoutBody(buyer, [{ id: (await shop.makeCourse()).id, quantity: 1 }])
    const address = { ...austin, postal_code: '00000' }
    await expect(buyer.call(make_payment, { body: { ...body, address } })).rejects.toMatchObject({
      code: 'orders.address_unknown',
    })
  })

  test('when chosen, needs no rates: the form omits the empty list', async () => {
    const { version } = await admin.call(show_sales_tax)
    const body = { mode: 'stripe' as const, tax_code: 'txcd_20060058' as const, version }
    expect(await admin.call(update_sales_tax, { body })).toMatchObject({ mode: 'stripe', rates: [] })
  })

  test('without an account: Stripe Tax cannot be chosen', async () => {
    await setTax({ mode: 'none' })
    shop.setAccounts({ STRIPE_SECRET_KEY: '' })
    try {
      await expect(setTax({ mode: 'stripe' })).rejects.toMatchObject({ code: 'payments.not_configured' })
    } finally {
      shop.setAccounts({})
    }
  })
})
