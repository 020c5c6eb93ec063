import * as v from 'valibot'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { day } from '../../schemas/dates.ts'
import { disputeStatuses, refundReasons, refundStatuses } from '../../states/orders/refund.ts'
import { orderEventNames } from '../../states/orders/order-event.ts'
import { paymentStatuses } from '../../states/orders/order.ts'
import { lineKindNames } from '../../states/orders/sold-kind.ts'
import { orderTypes } from '../../states/orders/order-type.ts'
import { purchaseOrder } from './purchase.ts'
import { cents, endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

// All orders of the portal, as staff read them.

const status = v.picklist([1, 2, 3, 4])
const payment_status = v.picklist(paymentStatuses)
const buyer = v.object({ id: id(), name: v.string(), email: v.string() })
const listedOrder = v.object({
  id: id(),
  type: v.picklist(orderTypes),
  status,
  payment_status,
  total: cents(),
  /** refunded part of the total */
  refunded: cents(),
  is_disputed: v.boolean(),
  invoice_number: v.nullable(v.number()),
  created_at: instant(),
  buyer,
  /** summary of its contents in a few words */
  title: v.string(),
  lines_count: v.number(),
  purchase_order: v.nullable(
    v.object({ organization: v.string(), number: v.string(), due_on: v.nullable(v.string()) }),
  ),
})
export type ListedOrder = v.InferOutput<typeof listedOrder>

/** Filters of an order list besides its status. */
export const orderFlags = ['disputed', 'refunded', 'purchase_orders', 'unpaid_purchases', 'overdue'] as const
export const orderFilters = {
  /** a number of an order or invoice, or part of the buyer's name or email */
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** the buyer */
  user_id: v.optional(idParam()),
  status: v.optional(v.picklist(['1', '2', '3', '4'])),
  payment_status: v.optional(payment_status),
  type: v.optional(v.picklist(orderTypes)),
  flag: v.optional(v.picklist(orderFlags)),
  from: v.optional(day()),
  until: v.optional(day()),
}
export const list_staff_orders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  summary: 'Lists orders of the portal, newest first; days are in the portal’s time zone',
  action: 'orders.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    ...orderFilters,
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
  }),
  output: v.array(listedOrder),
  errors: ['validation.cursor', 'validation.failed'],
})

const staffLine = v.object({
  id: id(),
  kind: v.picklist(lineKindNames),
  title: v.string(),
  /** for a course bought as part of a bundle */
  bundle_title: v.nullable(v.string()),
  quantity: v.number(),
  unit_price: cents(),
  discount: cents(),
  tax: cents(),
  total: cents(),
  /** the price of the course or bundle on the shopper’s page, proven by its signature */
  on_page: v.nullable(v.object({ unit_price: cents(), version: instant(), at: instant() })),
  refunded_at: v.nullable(instant()),
  /** a refund of it was requested and has not failed */
  is_refunding: v.boolean(),
  is_disputed: v.boolean(),
  /** for a course of another portal: its owner’s share */
  owner_percent: v.nullable(v.number()),
  owner_amount: v.nullable(cents()),
  /** access that a refund would revoke, and access that would stay */
  access: v.object({
    running: v.number(),
    completed: v.number(),
    unused: v.number(),
    invited: v.number(),
    used: v.number(),
  }),
})
export type StaffLine = v.InferOutput<typeof staffLine>
const staffOrder = v.object({
  id: id(),
  type: v.picklist(orderTypes),
  status,
  payment_status,
  total: cents(),
  refunded: cents(),
  coupon_code: v.nullable(v.string()),
  invoice_number: v.nullable(v.number()),
  payment_method: v.string(),
  created_at: instant(),
  paid_at: v.nullable(instant()),
  buyer,
  purchase_order: v.nullable(
    v.object({
      ...purchaseOrder.entries,
      paid_on: v.nullable(v.string()),
      paid_reference: v.nullable(v.string()),
    }),
  ),
  lines: v.array(staffLine),
  refunds: v.array(
    v.object({
      id: id(),
      amount: cents(),
      /** sales tax included in the amount */
      tax: cents(),
      reason: v.picklist(refundReasons),
      note: v.string(),
      status: v.picklist(refundStatuses),
      /** number of its credit note, once money was refunded */
      credit_note_number: v.nullable(v.number()),
      created_at: instant(),
      by: v.nullable(v.string()),
    }),
  ),
  disputes: v.array(
    v.object({
      id: id(),
      amount: cents(),
      reason: v.string(),
      status: v.picklist(disputeStatuses),
      opened_at: instant(),
    }),
  ),
  timeline: v.array(
    v.object({
      id: id(),
      kind: v.picklist(orderEventNames),
      amount: v.nullable(cents()),
      by: v.nullable(v.string()),
      details: v.record(v.string(), v.string()),
      at: instant(),
    }),
  ),
})
export type StaffOrder = v.InferOutput<typeof staffOrder>
const params = v.object({ order_id: idParam() })
const query = v.object(refererPortal)

export const show_staff_order = endpoint({
  method: 'GET',
  path: '/admin/orders/:order_id',
  summary: 'Shows one order of the portal: lines, refunds, disputes, timeline',
  action: 'orders.read',
  params,
  query,
  output: staffOrder,
  errors: ['general.not_found'],
})

const earnings = v.object({
  gross: cents(),
  refunded: cents(),
  disputed: cents(),
  /** fee of the payment provider; null until reported */
  fee: v.nullable(cents()),
  /** sales tax collected and not refunded */
  tax: cents(),
  /** share of the owners whose courses the portal sells for them */
  owners: cents(),
  net: cents(),
  lines: v.array(
    v.object({ id: id(), title: v.string(), gross: cents(), refunded: cents(), owners: cents(), net: cents() }),
  ),
})
export type OrderEarnings = v.InferOutput<typeof earnings>
export const show_order_earnings = endpoint({
  method: 'GET',
  path: '/admin/orders/:order_id/earnings',
  summary: 'Shows an order’s earnings: paid, refunded, disputed, fees of the payment provider',
  action: 'orders.read',
  params,
  query,
  output: earnings,
  errors: ['general.not_found'],
})

const payment = v.object({
  id: id(),
  order_id: id(),
  kind: v.picklist(orderEventNames),
  /** money received (above zero) or paid out */
  amount: cents(),
  buyer: v.string(),
  payment_method: v.string(),
  at: instant(),
})
export type PaymentEntry = v.InferOutput<typeof payment>
export const list_payments = endpoint({
  method: 'GET',
  path: '/admin/payments',
  summary: 'Lists the payment history: payments, declined payments, refunds and disputes, newest first',
  action: 'orders.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    order_id: v.optional(idParam()),
    cursor: v.optional(cursor),
    per_page: perPage(50),
    with_total: withTotal,
  }),
  output: v.array(payment),
  errors: ['validation.cursor', 'validation.failed'],
})

export const refund_order = endpoint({
  method: 'POST',
  path: '/admin/orders/:order_id/refunds',
  summary: 'Refunds lines of a paid order and revokes what they bought, except completed courses',
  action: 'orders.refund',
  tx: false,
  params,
  query,
  body: v.object({
    line_ids: v.pipe(v.array(id()), v.minLength(1, 'Please choose what to refund'), v.maxLength(100)),
    reason: v.picklist(refundReasons),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
    /** idempotency key: a repeated request refunds once */
    sent_as: v.pipe(v.string(), v.uuid()),
  }),
  output: v.object({ id: id(), amount: cents(), tax: cents(), status: v.picklist(refundStatuses) }),
  errors: [
    'general.not_found',
    'payments.no_payment_yet',
    'orders.line_refunded',
    'orders.disputed',
    'payments.account_missing',
    'validation.failed',
  ],
})
