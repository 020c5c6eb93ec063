import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeUnopenedOrders } from '../../../api/src/domains/orders/cross-portal/unopened-orders.ts'
import { task as followTax } from '../../../api/src/domains/orders/reactions/tax.follow-order.ts'
import { task as purchasePlaced } from '../../../api/src/domains/orders/reactions/email.purchase-order-placed.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { export_orders, show_earnings } from '../../../shared/src/contract/orders/exports.ts'
import { download_own_invoice } from '../../../shared/src/contract/orders/receipt.ts'
import {
  cancel_purchase_order,
  get_purchase_document,
  mark_order_paid,
  order_by_purchase_order,
} from '../../../shared/src/contract/orders/purchase.ts'
import { list_staff_orders, refund_order, show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { show_sales_tax, update_sales_tax } from '../../../shared/src/contract/orders/sales-tax.ts'
import type { TaxMode } from '@portico/shared/states/orders/tax.ts'
import { create_coupon } from '../../../shared/src/contract/orders/coupons.ts'
import { update_portal_setting } from '../../../shared/src/contract/portals/portal-settings.ts'
import { jobContext } from '../../support/job-context.ts'
import { pdf as pdfFile } from '../../support/library.ts'
import { pdfText } from '../../support/pdf-text.ts'
import type { Client } from '../../support/client.ts'
import { lineOf, newKey, openShop, checkoutBody, type Course, type Shop } from './shop.ts'

let shop: Shop
let course: Course
beforeAll(async () => {
  shop = await openShop()
  course = await shop.makeCourse({ tiers: { 1: 3900 } })
  const admin = await shop.person('admin')
  const setting = { takes_purchase_orders: true, purchase_order_instructions: 'Checks to 1 Pier, Austin' }
  await admin.call(update_portal_setting, { body: setting })
})
afterAll(() => shop.close())

const purchaseDetails = {
  organization: 'City Hospital',
  number: '4500-771',
  contact_name: 'Pat Payables',
  contact_email: 'ap@hospital.example',
}
const bodyOf = async (buyer: Client, quantity: number) => {
  const { cancel_url: _, ...body } = await checkoutBody(buyer, [{ id: course.id, quantity }])
  return { ...body, ...purchaseDetails }
}
const placePurchaseOrder = async (buyer: Client, quantity = 10) =>
  (await buyer.call(order_by_purchase_order, { body: await bodyOf(buyer, quantity) })).order_id
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
const paid = (amount: number, reference = 'check 10021') => ({
  amount,
  paid_on: today,
  method: 'check' as const,
  reference,
})
const credits = async (user_id: number) =>
  (
    await shop.owner<{ balance: number }[]>`
    select balance from credit_accounts where kind = 'manager' and user_id = ${user_id} and course_id = ${course.id}`
  )[0]?.balance ?? 0

test('[CHK-012] [CHK-013] [CHK-019] a purchase order grants seats once, when marked paid, even by parallel calls', async () => {
  const buyer = await shop.person('learner')
  const order_id = await placePurchaseOrder(buyer)
  const params = { order_id }
  expect(await buyer.call(get_order, { params })).toMatchObject({
    status: 1,
    payment_status: 'pending',
    checkout_url: null,
    purchase_order: { ...purchaseDetails, due_on: null, document: null },
    lines: [{ fulfilled_at: null, seats: { free: 0 } }],
  })
  expect(await credits(buyer.id)).toBe(0)
  // The cleanup job closes orders never paid by card; a purchase order stays open.
  await closeUnopenedOrders(shop.world.services.platform.db, new Date(Date.now() + 30 * 86_400_000))

  const accounting = await shop.person('accounting')
  const open = await accounting.call(list_staff_orders, { query: { flag: 'unpaid_purchases', search: 'city hosp' } })
  expect(open.data).toMatchObject([{ id: order_id, purchase_order: { number: '4500-771' } }])
  await expect(accounting.call(mark_order_paid, { params, body: paid(38_999) })).rejects.toMatchObject({
    fields: { amount: ['The total of this order is $390.00.'] },
  })
  const told = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => accounting.call(mark_order_paid, { params, body: paid(39_000, `no. ${n}`) })),
  )
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of told)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'orders.purchase_closed' })
  expect(await credits(buyer.id)).toBe(10)
  expect(await buyer.call(get_order, { params })).toMatchObject({
    status: 3,
    payment_status: 'completed',
    lines: [{ seats: { free: 10 } }],
  })
  const { timeline, payment_method } = await accounting.call(show_staff_order, { params })
  expect(payment_method).toBe('Check')
  expect(timeline.filter(({ kind }) => kind === 'paid')).toMatchObject([
    { amount: 39_000, by: 'Ada Example', details: { reference: expect.stringMatching(/^no\. \d+$/) } },
  ])
})

test('[CHK-016] unpaid orders have a pro forma, paid ones an invoice; cancellations leave no number gap', async () => {
  const buyer = await shop.person('learner')
  const [canceled, kept] = [await placePurchaseOrder(buyer), await placePurchaseOrder(buyer)]
  const accounting = await shop.person('accounting')
  const pdf = async (order_id: number) => {
    const answer = await buyer.send('GET', download_own_invoice.path.replace(':order_id', String(order_id)))
    return pdfText(new Uint8Array(await answer.arrayBuffer()))
  }
  const before = await pdf(kept)
  for (const part of [
    'Pro forma invoice',
    `Number ${kept}`,
    'City Hospital',
    'PO number 4500-771',
    'Amount due',
    '$390.00',
    'Checks to 1 Pier',
  ])
    expect(before).toContain(part)
  expect(before).not.toContain('INV-')
  const reason = { reason: 'Ordered twice' }
  await accounting.call(cancel_purchase_order, { params: { order_id: canceled }, body: reason })
  await expect(
    accounting.call(mark_order_paid, { params: { order_id: canceled }, body: paid(39_000) }),
  ).rejects.toMatchObject({ code: 'orders.purchase_closed' })
  await accounting.call(mark_order_paid, { params: { order_id: kept }, body: paid(39_000) })
  const numbers = await shop.owner<{ n: number }[]>`
    select invoice_number as n from orders where portal_id = 24 and invoice_number is not null order by 1`
  expect(numbers.map(({ n }) => n)).toEqual(numbers.map((_, index) => index + 1))
  const after = await pdf(kept)
  for (const part of ['Invoice', 'INV-', 'Total paid', 'Check, check 10021', 'Amount due'])
    expect(after).toContain(part)
  expect(after).not.toContain('Pro forma')
})

test('[CHK-016] emails the pro forma to its buyer', async () => {
  const buyer = await shop.person('learner')
  const order_id = await placePurchaseOrder(buyer)
  const sent: { to: string; text: string; attachments?: { filename: string }[] }[] = []
  const context = await jobContext(shop.world)
  const mailer = { ...context.mailer, send: async (letter: (typeof sent)[number]) => void sent.push(letter) }
  await purchasePlaced({ ...context, mailer }, { order_id })
  expect(sent).toMatchObject([{ to: buyer.email, attachments: [{ filename: `pro-forma-invoice-${order_id}.pdf` }] }])
  expect(sent[0]?.text).toContain('Checks to 1 Pier')
})

test('[CHK-015] [CHK-017] a manual payment is refunded manually: lines end, with credit note, earnings and exports updated', async () => {
  const buyer = await shop.person('learner')
  const accounting = await shop.person('accounting')
  const order_id = await placePurchaseOrder(buyer)
  const params = { order_id }
  const line_ids = [lineOf(await buyer.call(get_order, { params })).id]
  const wish = { line_ids, reason: 'other' as const, note: 'check 44 sent', sent_as: crypto.randomUUID() }
  await expect(accounting.call(refund_order, { params, body: wish })).rejects.toMatchObject({
    code: 'payments.no_payment_yet',
  })
  const { total: at_first } = await accounting.call(show_earnings, { query: {} })
  await accounting.call(mark_order_paid, { params, body: paid(39_000) })
  const { total: then, fees_unknown } = await accounting.call(show_earnings, { query: {} })
  expect([then.gross - at_first.gross, then.net - at_first.net, fees_unknown]).toEqual([39_000, 39_000, 0])
  expect(await accounting.call(refund_order, { params, body: wish })).toMatchObject({
    amount: 39_000,
    status: 'succeeded',
  })
  expect(await accounting.call(show_staff_order, { params })).toMatchObject({
    payment_status: 'refunded',
    refunded: 39_000,
    refunds: [{ credit_note_number: 1, note: 'check 44 sent' }],
  })
  expect(await credits(buyer.id)).toBe(0)
  const { total: last } = await accounting.call(show_earnings, { query: {} })
  expect([last.gross - then.gross, last.refunded - then.refunded]).toEqual([0, 39_000])
  const csv = await (await accounting.send('GET', `${export_orders.path}?flag=purchase_orders`)).text()
  expect(csv.split('\n').find((line) => line.startsWith(`${order_id},`))).toMatch(/Check,4500-771,City Hospital,/)
})

test('[CHK-004] purchase orders are off by default, verify the price, and deduplicate the same request', async () => {
  const buyer = await shop.person('learner')
  const elsewhere = await shop.makeCourse({ portal: 'summit' })
  const stranger = await shop.person('learner', 'summit')
  const { cancel_url: _, ...body } = await checkoutBody(stranger, [{ id: elsewhere.id, quantity: 1 }])
  await expect(stranger.call(order_by_purchase_order, { body: { ...body, ...purchaseDetails } })).rejects.toMatchObject(
    {
      code: 'orders.no_purchase_orders',
    },
  )
  const mine = { ...(await bodyOf(buyer, 2)), idempotency_key: newKey() }
  await expect(buyer.call(order_by_purchase_order, { body: { ...mine, price: 1 } })).rejects.toMatchObject({
    code: 'orders.total_changed',
  })
  const made = await Promise.all(Array.from({ length: 5 }, () => buyer.call(order_by_purchase_order, { body: mine })))
  expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(1)
  await expect(buyer.call(order_by_purchase_order, { body: { ...mine, number: 'another' } })).rejects.toMatchObject({
    code: 'orders.key_reused',
  })
})

test('[CHK-013] a waiting order holds its coupon; canceling frees it', async () => {
  const admin = await shop.person('admin')
  const coupon = {
    code: 'HOSPITAL',
    title: 'Hospital',
    unit: 'percent' as const,
    value: 10,
    kinds: ['course' as const],
    is_active: true,
    max_uses: 1,
    course_ids: [],
  }
  await admin.call(create_coupon, { body: coupon })
  const buyer = await shop.person('learner')
  const body = { ...(await bodyOf(buyer, 10)), coupon: 'HOSPITAL', price: 35_100 }
  const { order_id } = await buyer.call(order_by_purchase_order, { body })
  const another = { ...body, idempotency_key: newKey() }
  await expect(buyer.call(order_by_purchase_order, { body: another })).rejects.toMatchObject({
    code: 'coupons.used_up',
  })
  await admin.call(cancel_purchase_order, { params: { order_id }, body: { reason: 'Not needed' } })
  const again = await buyer.call(order_by_purchase_order, { body: { ...another, idempotency_key: newKey() } })
  await admin.call(mark_order_paid, { params: { order_id: again.order_id }, body: paid(35_100) })
  expect(await credits(buyer.id)).toBe(10)
})

test('[CHK-014] nobody decides on their own order; only its buyer and staff read its document', async () => {
  const accounting = await shop.person('accounting')
  const own = await placePurchaseOrder(accounting)
  const params = { order_id: own }
  await expect(accounting.call(mark_order_paid, { params, body: paid(39_000) })).rejects.toMatchObject({
    code: 'orders.own_purchase',
  })
  await expect(accounting.call(cancel_purchase_order, { params, body: { reason: 'Mine' } })).rejects.toMatchObject({
    code: 'orders.own_purchase',
  })
  const colleague = await shop.person('accounting')
  await colleague.call(mark_order_paid, { params, body: paid(39_000) })

  const buyer = await shop.person('learner')
  const order_id = await placePurchaseOrder(buyer)
  const path = `/orders/${order_id}/purchase-order/document?file_name=po.pdf`
  const pdf = pdfFile('purchase order')
  const upload = (by: Client) => by.send('POST', path, { body: pdf })
  expect((await upload(await shop.person('learner'))).status).toBe(404)
  expect((await upload(buyer)).status).toBe(200)
  const { purchase_order } = await buyer.call(get_order, { params: { order_id } })
  const file = get_purchase_document.path.replace(':key', purchase_order?.document?.key ?? '')
  expect((await (await shop.person('learner')).send('GET', file)).status).toBe(404)
  for (const one of [buyer, colleague]) expect((await one.send('GET', file)).status).toBe(200)
})

test('[CHK-013] [CHK-017] sales tax is fixed by table, or recorded on payment and reversed on refund', async () => {
  const admin = await shop.person('portal_admin')
  await admin.confirm()
  const setMode = async (mode: TaxMode) => {
    const before = await admin.call(show_sales_tax)
    await admin.call(update_sales_tax, { body: { ...before, mode, rates: [{ state: 'TX', percent: 8.25 }] } })
  }
  const buyer = await shop.person('learner')
  const stepsOf = async (order_id: number) =>
    (await admin.call(show_staff_order, { params: { order_id } })).timeline.map(({ kind }) => kind)
  const followed = async (order_id: number) => followTax(await jobContext(shop.world), { order_id })
  try {
    for (const mode of ['table', 'stripe'] as const) {
      await setMode(mode)
      const order_id = await placePurchaseOrder(buyer)
      const params = { order_id }
      const order = await buyer.call(get_order, { params })
      expect(order).toMatchObject({ total: 42_218, lines: [{ tax: 3_218 }] })
      await followed(order_id)
      expect(await stepsOf(order_id)).toEqual(['placed'])
      await admin.call(mark_order_paid, { params, body: paid(42_218) })
      await followed(order_id)
      await admin.call(refund_order, {
        params,
        body: { line_ids: [lineOf(order).id], reason: 'other', note: '', sent_as: crypto.randomUUID() },
      })
      await followed(order_id)
      const recorded = mode === 'stripe' ? ['tax_recorded'] : []
      const reversed = mode === 'stripe' ? ['tax_reversed'] : []
      expect(await stepsOf(order_id)).toEqual([
        'placed',
        'paid',
        ...recorded,
        'refund_requested',
        'refunded',
        ...reversed,
      ])
    }
  } finally {
    await setMode('none')
  }
})
