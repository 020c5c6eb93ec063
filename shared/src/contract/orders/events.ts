import * as v from 'valibot'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

// The ledger of payment provider events: each event once, with its outcome.

export const paymentEventOutcomes = ['waiting', 'applied', 'no_order', 'failed'] as const
const entry = v.object({
  /** our own number for it */
  id: id(),
  event_id: v.string(),
  account: v.string(),
  type: v.string(),
  order_id: v.nullable(id()),
  outcome: v.picklist(paymentEventOutcomes),
  /** error code of the last failed attempt */
  error: v.nullable(v.string()),
  tried: v.number(),
  received_at: instant(),
  handled_at: v.nullable(instant()),
})
export type PaymentEventEntry = v.InferOutput<typeof entry>

export const list_payment_events = endpoint({
  method: 'GET',
  path: '/admin/payment-events',
  summary: 'Lists payment provider events about orders of the portal with their outcome, newest first',
  action: 'payments.replay',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    outcome: v.optional(v.picklist(paymentEventOutcomes)),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    cursor: v.optional(cursor),
    per_page: perPage(50),
    with_total: withTotal,
  }),
  output: v.array(entry),
  errors: ['validation.cursor', 'validation.failed'],
})
export const replay_payment_event = endpoint({
  method: 'POST',
  path: '/admin/payment-events/:number/replay',
  summary: 'Replays a received event: the order is updated to the payment provider’s current state',
  action: 'payments.replay',
  tx: false,
  params: v.object({ number: idParam() }),
  query: v.object(refererPortal),
  output: entry,
  errors: ['general.not_found', 'payments.account_missing', 'payments.provider_failed', 'orders.not_found'],
})
