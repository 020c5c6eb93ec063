import * as v from 'valibot'
import { day } from '../../schemas/dates.ts'
import { cents, endpoint, refererPortal } from '../../calls/endpoint.ts'
import { orderFilters } from './staff.ts'

// Order data for a portal's bookkeeping: export files, sums of orders, and earnings of a period.

export const export_orders = endpoint({
  method: 'GET',
  path: '/admin/orders/export',
  summary: 'Exports the listed orders as CSV, one row per order line',
  action: 'orders.read',
  answers: 'file',
  file_type: 'text/csv',
  query: v.object({ ...refererPortal, ...orderFilters }),
  output: v.null(),
  errors: ['validation.failed'],
})
export const sum_staff_orders = endpoint({
  method: 'GET',
  path: '/admin/order-sums',
  summary: 'Adds up the orders of the portal that match these filters',
  action: 'orders.read',
  query: v.object({ ...refererPortal, ...orderFilters }),
  output: v.object({
    orders: v.number(),
    /** in cents, with sales tax, before refunds */
    paid: v.number(),
    refunded: v.number(),
    /** in cents, of pending orders */
    unpaid: v.number(),
  }),
  errors: ['validation.failed'],
})
export type OrderFilters = v.InferInput<(typeof sum_staff_orders)['query']>
const period = { from: v.optional(day()), until: v.optional(day()) }
export const export_payments = endpoint({
  method: 'GET',
  path: '/admin/payments/export',
  summary: 'Exports the payment history as CSV, newest first; days are in the portal’s time zone',
  action: 'orders.read',
  answers: 'file',
  file_type: 'text/csv',
  query: v.object({ ...refererPortal, ...period }),
  output: v.null(),
  errors: ['validation.failed'],
})

const sums = v.object({
  /** paid by buyers, sales tax included */
  gross: cents(),
  refunded: cents(),
  /** taken by disputes, minus what came back from won ones */
  disputed: cents(),
  fees: cents(),
  /** collected minus refunded */
  tax: cents(),
  /** share of the owners whose courses the portal sells for them */
  owners: cents(),
  net: cents(),
})
export type EarningSums = v.InferOutput<typeof sums>
const earnings = v.object({
  from: v.string(),
  until: v.string(),
  total: sums,
  /** orders whose fee the provider has not reported yet */
  fees_unknown: v.number(),
  /** newest first; months without movements are left out */
  months: v.array(v.object({ month: v.string(), ...sums.entries })),
})
export type Earnings = v.InferOutput<typeof earnings>
export const show_earnings = endpoint({
  method: 'GET',
  path: '/admin/earnings',
  summary: 'Shows the portal’s earnings by month: each payment, refund and dispute counts on its own day',
  action: 'orders.read',
  query: v.object({ ...refererPortal, ...period }),
  output: earnings,
  errors: ['validation.failed'],
})
