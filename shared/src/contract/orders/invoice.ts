import * as v from 'valibot'
import { email } from '../../schemas/identity.ts'
import { endpoint, idParam, refererPortal } from '../../calls/endpoint.ts'

// The invoice of a paid order, as staff provide it (CHK-016).

const params = v.object({ order_id: idParam() })
const query = v.object(refererPortal)

export const download_invoice = endpoint({
  method: 'GET',
  path: '/admin/orders/:order_id/invoice/pdf',
  summary: 'Downloads the invoice of a paid order as a PDF',
  action: 'orders.read',
  answers: 'file',
  tx: false,
  params,
  query,
  output: v.null(),
  errors: ['general.not_found', 'orders.not_paid', 'general.too_many_requests'],
})
export const download_credit_note = endpoint({
  method: 'GET',
  path: '/admin/orders/:order_id/refunds/:refund_id/credit-note/pdf',
  summary: 'Downloads the credit note of a completed refund as a PDF',
  action: 'orders.read',
  answers: 'file',
  tx: false,
  params: v.object({ order_id: idParam(), refund_id: idParam() }),
  query,
  output: v.null(),
  errors: ['general.not_found', 'orders.not_found', 'orders.not_paid', 'general.too_many_requests'],
})
export const send_invoice = endpoint({
  method: 'POST',
  path: '/admin/orders/:order_id/invoice/send',
  summary: 'Emails the invoice of a paid order as a PDF',
  action: 'orders.send_invoice',
  params,
  query,
  body: v.object({
    to: email,
    message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
  }),
  output: v.object({ to: v.string() }),
  errors: ['general.not_found', 'orders.not_paid', 'general.too_many_requests', 'validation.failed'],
})
