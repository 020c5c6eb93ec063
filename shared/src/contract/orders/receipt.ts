import * as v from 'valibot'
import { billedToLimits } from '../../rules/orders/receipts/billed-to.ts'
import { lineKindNames } from '../../states/orders/sold-kind.ts'
import { cents, endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

// Receipt of a buyer, with the person or company it is billed to.

const optional = (longest: number) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longest, `Please enter at no more than ${longest} characters`),
      v.transform((text) => (text === '' ? null : text)),
    ),
  )
export const billedTo = v.object({
  name: optional(billedToLimits.name),
  company: optional(billedToLimits.company),
  address: optional(billedToLimits.address),
  po_number: optional(billedToLimits.po_number),
})

export const receipt = v.object({
  /** the order's number is also the receipt's */
  order_id: id(),
  /** as printed */
  invoice_number: v.nullable(v.string()),
  paid_at: instant(),
  seller: v.object({
    name: v.string(),
    address: v.array(v.string()),
    email: v.nullable(v.string()),
    tax_id: v.nullable(v.string()),
  }),
  billed_to: v.object({ ...billedTo.entries, email: v.string() }),
  lines: v.array(
    v.object({
      id: id(),
      kind: v.picklist(lineKindNames),
      title: v.string(),
      quantity: v.number(),
      unit_price: cents(),
      /** before discounts */
      total: cents(),
      refunded_at: v.nullable(instant()),
    }),
  ),
  discount: cents(),
  coupon_code: v.nullable(v.string()),
  tax: cents(),
  /** why no tax was charged: the buyer's certificate */
  tax_exemption: v.nullable(v.object({ organization: v.string(), number: v.string() })),
  total: cents(),
  /** refunded part of the total */
  refunded: cents(),
  currency: v.string(),
  payment_method: v.string(),
  /** of completed refunds */
  credit_notes: v.array(v.object({ refund_id: id(), number: v.string(), amount: cents() })),
})
export type Receipt = v.InferOutput<typeof receipt>

export const get_receipt = endpoint({
  method: 'GET',
  path: '/orders/:order_id/receipt',
  summary: 'Shows the receipt of one of your paid orders',
  action: 'orders.read_own',
  params: v.object({ order_id: idParam() }),
  query: v.object(refererPortal),
  output: receipt,
  errors: ['orders.not_found', 'orders.not_paid'],
})
export const download_receipt = endpoint({
  method: 'GET',
  path: '/orders/:order_id/receipt/pdf',
  summary: 'Downloads the same receipt as a PDF',
  action: 'orders.read_own',
  answers: 'file',
  tx: false,
  params: v.object({ order_id: idParam() }),
  query: v.object(refererPortal),
  output: v.null(),
  errors: ['orders.not_found', 'orders.not_paid', 'general.too_many_requests'],
})
export const download_own_invoice = endpoint({
  method: 'GET',
  path: '/orders/:order_id/invoice/pdf',
  summary: 'Downloads the invoice of one of your paid orders as a PDF, with its invoice number',
  action: 'orders.read_own',
  answers: 'file',
  tx: false,
  params: v.object({ order_id: idParam() }),
  query: v.object(refererPortal),
  output: v.null(),
  errors: ['orders.not_found', 'orders.not_paid', 'general.too_many_requests'],
})
export const download_own_credit_note = endpoint({
  method: 'GET',
  path: '/orders/:order_id/refunds/:refund_id/credit-note/pdf',
  summary: 'Downloads the credit note of a refund of one of your orders, as a PDF',
  action: 'orders.read_own',
  answers: 'file',
  tx: false,
  params: v.object({ order_id: idParam(), refund_id: idParam() }),
  query: v.object(refererPortal),
  output: v.null(),
  errors: ['orders.not_found', 'orders.not_paid', 'general.too_many_requests'],
})
