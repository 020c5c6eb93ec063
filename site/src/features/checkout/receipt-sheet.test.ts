import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ReceiptSheet } from './receipt-sheet.tsx'

// The page names the portal's time zone.
beforeAll(() => vi.stubGlobal('document', { body: { dataset: { timeZone: 'America/New_York' } } }))
afterAll(() => vi.unstubAllGlobals())

const receipt: Receipt = {
  order_id: 7,
  invoice_number: null,
  paid_at: '2026-11-22T12:00:00.000Z',
  seller: { name: 'Core Academy', address: ['1 Main St.'], email: 'office@core.example', tax_id: null },
  billed_to: {
    name: 'Ada Lovelace',
    company: null,
    address: null,
    email: 'ada.lovelace@analytical.example',
    po_number: null,
  },
  payment_method: 'Visa',
  tax_exemption: null,
  lines: [],
  discount: 0,
  coupon_code: null,
  tax: 0,
  total: 1000,
  refunded: 0,
  currency: 'usd',
  credit_notes: [],
}

test('an email address on the receipt breaks before the @ and after dots only', () => {
  const html = draw(h(ReceiptSheet, { receipt }))
  expect(html).toContain('<dd>ada.<wbr/>lovelace<wbr/>@analytical.<wbr/>example</dd>')
  expect(html).toContain('<dd>1 Main St.</dd>')
})
