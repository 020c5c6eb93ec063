import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_coupon } from '../../../shared/src/contract/orders/coupons.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import { get_receipt } from '../../../shared/src/contract/orders/receipt.ts'
import { show_sales_tax, update_sales_tax, type SalesTax } from '../../../shared/src/contract/orders/sales-tax.ts'
import type { Person } from '../../support/world.ts'
import { austin, newKey, openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.person('admin')
})
afterAll(() => shop.close())

async function setTax(change: Partial<Omit<SalesTax, 'version'>>): Promise<SalesTax> {
  const { version, ...before } = await admin.call(show_sales_tax)
  return admin.call(update_sales_tax, { body: { ...before, ...change, version } })
}
const texas = [
  { state: 'TX' as const, percent: 8.25 },
  { state: 'NM' as const, percent: 4.875 },
]
const quote = (lines: { id: number; quantity: number }[], state?: 'TX' | 'OR' | 'NM', coupon?: string) =>
  shop.world.visitor().call(get_quote, {
    body: { type: 'course', lines, ...(state ? { state } : {}), ...(coupon ? { coupon } : {}) },
  })

test('[OP-129] sales tax depends on the state once set: unknown without one, zero without rate', async () => {
  const course = await shop.makeCourse()
  const lines = [{ id: course.id, quantity: 2 }]
  expect(await quote(lines)).toMatchObject({ tax: 0, total: 7800 })
  await setTax({ mode: 'table', rates: texas })
  expect(await quote(lines)).toMatchObject({ tax: null, subtotal: 7800, total: 7800 })
  expect(await quote(lines, 'OR')).toMatchObject({ tax: 0, total: 7800 })
  expect(await quote(lines, 'TX')).toMatchObject({
    tax: 644,
    subtotal: 7800,
    total: 8444,
    lines: [{ unit_price: 3900, tax: 644, total: 8444 }],
  })
  await setTax({ mode: 'none' })
  expect(await quote(lines, 'TX')).toMatchObject({ tax: 0, total: 7800 })
})

test('[CHK-004] tiers, coupon and tax are quoted, charged, saved and receipted to the cent', async () => {
  await setTax({ mode: 'table', rates: texas })
  const [one, two] = [
    await shop.makeCourse({ tiers: { 1: 3900, 5: 3500 } }),
    await shop.makeCourse({ tiers: { 1: 2000, 10: 1499 } }),
  ]
  const { code } = await admin.call(create_coupon, {
    body: { code: 'TAXED', title: 'Ten off', unit: 'percent', value: 10, kinds: ['course'], is_active: true },
  })
  const lines = [
    { id: one.id, quantity: 5 },
    { id: two.id, quantity: 10 },
  ]
  const buyer = await shop.person('learner')
  const { subtotal, discount, tax, total } = await quote(lines, 'TX', code)
  expect({ subtotal, discount, tax, total }).toEqual({
    subtotal: 32_490,
    discount: 3249,
    tax: Math.round(15_750 * 0.0825) + Math.round(13_491 * 0.0825),
    total: 32_490 - 3249 + 1299 + 1113,
  })
  const body = { ...(await checkoutBody(buyer, lines)), coupon: code, price: total }
  const { order_id, url } = await buyer.call(make_payment, { body })
  const [session] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data
  expect(session?.amount_total).toBe(total)
  const items = await shop.stripe.checkout.sessions.listLineItems(session?.id ?? '')
  expect(items.data.map(({ description, amount_total }) => [description, amount_total])).toEqual([
    [`${one.title} × 5`, 15_750],
    [`${two.title} × 10`, 13_491],
    ['Sales tax', 2412],
  ])
  await payAt(url)
  expect(await buyer.call(get_order, { params: { order_id } })).toMatchObject({
    status: 3,
    total,
    lines: [
      { discount: 1750, tax: 1299, total: 17_049 },
      { discount: 1499, tax: 1113, total: 14_604 },
    ],
  })
  expect(await buyer.call(get_receipt, { params: { order_id } })).toMatchObject({
    discount: 3249,
    tax: 2412,
    total,
    billed_to: { address: '1 Congress Avenue\nAustin, TX 78701' },
  })
})

test('each course of a bundle has its own tax, charged together', async () => {
  await setTax({ mode: 'table', rates: texas })
  const bundle = await shop.makeBundle([await shop.makeCourse(), await shop.makeCourse({ tiers: { 1: 1900 } })], {
    price: 5000,
  })
  const buyer = await shop.person('learner')
  const body = await checkoutBody(buyer, [{ id: bundle.id, quantity: 1 }], newKey(), 'bundle')
  const { order_id } = await buyer.call(make_payment, { body })
  const order = await buyer.call(get_order, { params: { order_id } })
  expect(order.total).toBe(body.price)
  expect(order.lines.map(({ unit_price, tax, total }) => [unit_price, tax, total])).toEqual([
    [3362, 277, 3639],
    [1638, 135, 1773],
  ])
})

test('[CHK-004] [OP-129] rejects non-US addresses and a tax that changed since display, before anything is charged', async () => {
  await setTax({ mode: 'table', rates: texas })
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const body = await checkoutBody(buyer, [{ id: course.id, quantity: 1 }])
  for (const address of [
    { ...austin, state: 'ON' as never },
    { ...austin, postal_code: 'K1A 0B1' },
    { ...austin, city: ' ' },
  ])
    await expect(buyer.call(make_payment, { body: { ...body, address } })).rejects.toMatchObject({
      code: 'validation.failed',
    })
  await setTax({ rates: [{ state: 'TX', percent: 9 }] })
  await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({
    code: 'orders.total_changed',
    params: { old_total: '$42.22', new_total: '$42.51' },
  })
  const elsewhere = { ...body, price: 3900, address: { ...austin, state: 'OR' as const, postal_code: '97201' } }
  await expect(buyer.call(make_payment, { body: elsewhere })).resolves.toMatchObject({ order_id: expect.any(Number) })
})

test('concurrent sales tax edits conflict; each state has one rate of at most 25 percent', async () => {
  const opened = await admin.call(show_sales_tax)
  await setTax({ rates: [{ state: 'TX', percent: 7 }] })
  await expect(admin.call(update_sales_tax, { body: { ...opened, mode: 'none' } })).rejects.toMatchObject({
    status: 409,
    current: { rates: [{ state: 'TX', percent: 7 }] },
  })
  for (const rates of [
    [texas[0], texas[0]],
    [{ state: 'TX', percent: 26 }],
    [{ state: 'TX', percent: 1.00001 }],
    [{ state: 'XX', percent: 1 }],
  ])
    await expect(setTax({ rates: rates as SalesTax['rates'] })).rejects.toMatchObject({ code: 'validation.failed' })
})
