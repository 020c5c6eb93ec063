import * as v from 'valibot'
import { cents, endpoint, id, idParam, instant, refererPortal } from '../calls/endpoint.ts'

const staffOrder = v.object({
  id: id(),
  status: v.picklist([1, 2, 3, 4]),
  payment_status: v.picklist(['pending', 'processing', 'completed', 'cancelled', 'refunded']),
  total: cents(),
  created_at: instant(),
  paid_at: v.nullable(instant()),
  buyer: v.object({ name: v.string(), email: v.string() }),
  lines: v.array(
    v.object({
      id: id(),
      title: v.string(),
      quantity: v.number(),
      total: cents(),
      refunded_at: v.nullable(instant()),
    }),
  ),
})
export type StaffOrder = v.InferOutput<typeof staffOrder>

/** An order of anybody on the portal, to read. */
export const show_staff_order = endpoint({
  method: 'GET',
  path: '/admin/orders/:order_id',
  summary: 'One order of the portal, whoever placed it',
  action: 'orders.read',
  params: v.object({ order_id: idParam() }),
  query: v.object(refererPortal),
  output: staffOrder,
  errors: ['general.not_found'],
})
