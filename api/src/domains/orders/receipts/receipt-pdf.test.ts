import { expect, test } from 'vitest'
import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import { pdfText } from '../../../../../tests/support/pdf-text.ts'
import { inReceiptThread } from './receipt-pdf.ts'

const nobody = { name: null, company: null, address: null, po_number: null }
const line = {
  kind: 'Course' as const,
  title: 'What everybody must know about water, pumps and pipes '.repeat(3),
  quantity: 1,
}
const parts = (lines: number, billed_to: Partial<Receipt['billed_to']> = {}) => ({
  receipt: {
    order_id: 7,
    invoice_number: 'INV-000003',
    paid_at: '2026-11-22T12:00:00.000Z',
    seller: { name: 'Core Inc.', address: ['1 Pier'], email: null, tax_id: null },
    billed_to: { ...nobody, email: 'buyer@example.com', ...billed_to },
    lines: Array.from({ length: lines }, (_, n) => ({
      ...line,
      id: n + 1,
      unit_price: 100,
      total: 100,
      refunded_at: null,
    })),
    discount: 0,
    coupon_code: null,
    tax: 0,
    tax_exemption: null,
    total: lines * 100,
    refunded: 0,
    currency: 'usd',
    credit_notes: [],
    payment_method: 'Visa ending in 4242',
  },
  as: 'Receipt' as const,
  logo: null,
  time_zone: 'America/New_York',
})

test('rendering a receipt does not block the process', async () => {
  await inReceiptThread(parts(1), null)
  const order: string[] = []
  const made = inReceiptThread(parts(20), null).finally(() => order.push('the receipt'))
  await new Promise(setImmediate)
  order.push('something else')
  expect((await pdfText(await made)).match(/What everybody must know/g)).toHaveLength(20 * 3)
  expect(order).toEqual(['something else', 'the receipt'])
}, 180_000)

test('renders a receipt for any billed-to text, and keeps parallel receipts apart', async () => {
  const hostile = [
    { name: 'W'.repeat(120), company: 'W'.repeat(160), address: 'W'.repeat(400), po_number: 'W'.repeat(60) },
    { address: 'a\n'.repeat(199) },
    { name: `a${'\u0301'.repeat(119)}`, address: '\u202e\u2066\u200d\u2028'.repeat(100) },
    { name: '\u0001\u001b\ufeff', address: '\t\v\f'.repeat(133) },
    { name: '👩‍👩‍👧‍👦'.repeat(10), address: 'مرحبا שלום 山田 '.repeat(25) },
  ]
  const made = await Promise.all(hostile.map((billed_to, n) => inReceiptThread(parts(n + 1, billed_to), null)))
  for (const [n, pdf] of made.entries()) expect(await pdfText(pdf)).toContain(`$${n + 1}.00`)
}, 180_000)

test('a receipt that cannot be rendered fails alone; the next one is rendered', async () => {
  const whole = parts(1)
  const broken = { ...whole, receipt: { ...whole.receipt, paid_at: 'never' } }
  const [failed, made] = await Promise.allSettled([inReceiptThread(broken, null), inReceiptThread(parts(2), null)])
  expect([failed.status, made.status]).toEqual(['rejected', 'fulfilled'])
})

test('[CHK-016] an invoice has its own number and nothing due; a receipt uses its order’s', async () => {
  const [invoice, receipt] = await Promise.all([
    inReceiptThread({ ...parts(2), as: 'Invoice' }, null).then(pdfText),
    inReceiptThread(parts(2), null).then(pdfText),
  ])
  for (const text of ['Invoice', 'Number INV-000003', 'Order 7', 'Amount due', '$0.00']) expect(invoice).toContain(text)
  expect(receipt).toContain('Number 7')
  expect(receipt).not.toContain('Amount due')
}, 180_000)
