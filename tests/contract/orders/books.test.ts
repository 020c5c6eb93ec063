import { afterAll, beforeAll, expect, test } from 'vitest'
import { show_earnings, type Earnings } from '../../../shared/src/contract/orders/exports.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_receipt } from '../../../shared/src/contract/orders/receipt.ts'
import { refund_order } from '../../../shared/src/contract/orders/staff.ts'
import { show_sales_tax, update_sales_tax } from '../../../shared/src/contract/orders/sales-tax.ts'
import { pdfText } from '../../support/pdf-text.ts'
import type { Person } from '../../support/world.ts'
import { openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.person('portal_admin')
  await admin.confirm()
  const before = await admin.call(show_sales_tax)
  const rates = [{ state: 'TX' as const, percent: 8.25 }]
  await admin.call(update_sales_tax, { body: { ...before, mode: 'table', rates } })
})
afterAll(() => shop.close())

async function sold(quantities: readonly number[]) {
  const lines = []
  for (const quantity of quantities) lines.push({ id: (await shop.makeCourse()).id, quantity })
  const buyer = await shop.person('learner')
  const { order_id, url } = await buyer.call(make_payment, { body: await checkoutBody(buyer, lines) })
  await payAt(url)
  for (const event of await shop.events()) await shop.deliver(event)
  return { buyer, order_id, order: await buyer.call(get_order, { params: { order_id } }) }
}
const csv = async (path: string) => {
  const answer = await admin.send('GET', path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  return (await answer.text()).replace('\uFEFF', '').trim().split('\r\n')
}
const difference = (after: Earnings, before: Earnings) => {
  const { gross, refunded, tax, net, fees } = after.total
  const was = before.total
  return {
    gross: gross - was.gross,
    refunded: refunded - was.refunded,
    tax: tax - was.tax,
    net: net - was.net + fees - was.fees,
  }
}

test('[CHK-015] earnings of a period follow its payments and refunds to the cent, without tax', async () => {
  const read = (query: { from?: string; until?: string } = {}) => admin.call(show_earnings, { query })
  const start = await read()
  const { order_id, order } = await sold([1, 3])
  const paid = await read()
  expect(difference(paid, start)).toEqual({ gross: 16_887, refunded: 0, tax: 1287, net: 15_600 })
  const [first] = order.lines
  await admin.call(refund_order, {
    params: { order_id },
    body: { line_ids: [first?.id ?? 0], reason: 'other', sent_as: crypto.randomUUID() },
  })
  expect(difference(await read(), paid)).toEqual({ gross: 0, refunded: 4222, tax: -322, net: -3900 })
  expect(await read({ from: '2001-01-01', until: '2001-12-31' })).toMatchObject({
    months: [],
    total: { gross: 0, net: 0 },
  })
})

test('[CHK-008] [CHK-014] exports orders and payments as listed: numeric amounts, no formulas, this portal only', async () => {
  const { order_id, buyer } = await sold([2])
  const orders = await csv('/admin/orders/export?status=3')
  expect(orders[0]).toBe(
    'Order,Invoice,Status,Placed,Paid,Buyer,Email,State,Coupon,Line,Seats,Price,Discount,Sales tax,Total,Refunded,Paid with,Purchase order,Organization,Due',
  )
  const own = orders.filter((line) => line.startsWith(`${order_id},`))
  expect(own).toHaveLength(1)
  for (const words of [buyer.email, 'TX', ',2,39.00,0.00,6.44,84.44,0.00']) expect(own[0]).toContain(words)
  expect(await csv('/admin/orders/export?from=2001-01-01&until=2001-12-31')).toHaveLength(1)
  const payments = await csv('/admin/payments/export')
  expect(payments.find((line) => line.includes(`,${order_id},`))).toMatch(
    /,Paid,\d+,\d+,.*,Visa ending in 4242,84\.44$/,
  )
  const other = await shop.person('admin', 'summit')
  expect((await (await other.send('GET', '/admin/orders/export')).text()).trim().split('\r\n')).toHaveLength(1)
})

test('[CHK-016] a buyer downloads the numbered invoice of their own paid order and of no other', async () => {
  const { order_id, buyer } = await sold([1])
  const file = await buyer.send('GET', `/orders/${order_id}/invoice/pdf`)
  expect(file.headers.get('content-disposition')).toMatch(/filename="INV-\d{6}\.pdf"/)
  const text = (await pdfText(new Uint8Array(await file.arrayBuffer()))).replaceAll('|', '')
  for (const words of ['Invoice', 'Amount due', '$42.22']) expect(text).toContain(words)
  const other = await shop.person('learner')
  expect((await other.send('GET', `/orders/${order_id}/invoice/pdf`)).status).toBe(404)
})

test('[CHK-017] completed refunds get gapless credit notes with tax and invoice; other buyers cannot read them', async () => {
  const orders = [await sold([1, 2]), await sold([3])]
  const refundAll = (order_id: number, line_ids: number[]) =>
    admin.call(refund_order, {
      params: { order_id },
      body: { line_ids, reason: 'other', sent_as: crypto.randomUUID() },
    })
  const asked = orders.flatMap(({ order, order_id }) => order.lines.map(({ id }) => refundAll(order_id, [id])))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  for (const event of await shop.events()) await shop.deliver(event)
  const rows = await shop.owner<{ credit_note_number: number }[]>`
    select credit_note_number from refunds where portal_id = ${shop.world.portals.core.id} order by 1`
  expect(rows.map((row) => row.credit_note_number)).toEqual(rows.map((_, index) => index + 1))

  const [first] = orders
  if (!first) throw new Error('no order')
  const { credit_notes } = await first.buyer.call(get_receipt, { params: { order_id: first.order_id } })
  expect(credit_notes.map(({ amount }) => amount).toSorted()).toEqual([4222, 8444])
  const note = credit_notes.find(({ amount }) => amount === 4222)
  const path = `/orders/${first.order_id}/refunds/${note?.refund_id}/credit-note/pdf`
  const file = await first.buyer.send('GET', path)
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${note?.number}.pdf"`)
  const text = (await pdfText(new Uint8Array(await file.arrayBuffer()))).replaceAll('|', '')
  for (const words of ['Credit note', 'For invoice INV-', 'Sales tax', '$3.22', 'Total credited', '$42.22'])
    expect(text).toContain(words)
  expect((await admin.send('GET', `/admin${path}`)).status).toBe(200)
  expect((await (await shop.person('learner')).send('GET', path)).status).toBe(404)
})
