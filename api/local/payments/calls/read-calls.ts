import * as v from 'valibot'
import { call } from '../api/call.ts'
import type { Call } from '../api/call.ts'
import { LIST_PARAMS, listPage, page } from '../api/list-page.ts'
import { listOf, text, timeRange } from '../api/param-schemas.ts'
import type { TableName } from '../store/tables.ts'
import { found } from '../api/api-error.ts'

/** The call that returns one object of a table by its id. */
export function retrieve(path: string, table: TableName, kind: string): Call {
  return call({
    method: 'GET',
    path: `${path}/:id`,
    params: v.strictObject({}),
    handle: (_, { tx }, id) => found(tx.get(table, id), kind, id),
  })
}

const inRange = (at: number, range: v.InferOutput<typeof timeRange> = {}) =>
  at > (('gt' in range ? range.gt : undefined) ?? -1) &&
  at >= (range.gte ?? 0) &&
  at < (('lt' in range ? range.lt : undefined) ?? Infinity) &&
  at <= (range.lte ?? Infinity)

const listSessions = call({
  method: 'GET',
  path: '/v1/checkout/sessions',
  params: v.strictObject({
    ...LIST_PARAMS,
    payment_intent: v.optional(text()),
    customer: v.optional(text()),
    status: v.optional(text()),
    created: v.optional(timeRange),
  }),
  handle: ({ payment_intent, customer, status, created, ...params }, { tx }) =>
    listPage({
      url: '/v1/checkout/sessions',
      params,
      rows: tx
        .all('sessions')
        .filter(
          (session) =>
            (payment_intent ?? session.payment_intent) === session.payment_intent &&
            (customer ?? session.customer) === session.customer &&
            (status ?? session.status) === session.status &&
            inRange(session.created, created),
        ),
    }),
})

const listLineItems = call({
  method: 'GET',
  path: '/v1/checkout/sessions/:id/line_items',
  params: v.strictObject(LIST_PARAMS),
  handle: (params, { tx }, id) =>
    page({
      url: `/v1/checkout/sessions/${id}/line_items`,
      params,
      rows: found(tx.get('session_secrets', id), 'checkout.session', id).line_items,
    }),
})

const listEvents = call({
  method: 'GET',
  path: '/v1/events',
  params: v.strictObject({
    ...LIST_PARAMS,
    type: v.optional(text()),
    types: v.optional(listOf(text(), 20)),
    created: v.optional(timeRange),
  }),
  handle: ({ type, types, created, ...params }, { tx }) =>
    listPage({
      url: '/v1/events',
      params,
      rows: tx
        .all('events')
        .filter(
          (event) =>
            (type ?? event.type) === event.type &&
            (types?.includes(event.type) ?? true) &&
            inRange(event.created, created),
        ),
    }),
})

const listRefunds = call({
  method: 'GET',
  path: '/v1/refunds',
  params: v.strictObject({ ...LIST_PARAMS, charge: v.optional(text()), payment_intent: v.optional(text()) }),
  handle: ({ charge, payment_intent, ...params }, { tx }) =>
    listPage({
      url: '/v1/refunds',
      params,
      rows: tx
        .all('refunds')
        .filter(
          (refund) =>
            (charge ?? refund.charge) === refund.charge &&
            (payment_intent ?? refund.payment_intent) === refund.payment_intent,
        ),
    }),
})

const listDisputes = call({
  method: 'GET',
  path: '/v1/disputes',
  params: v.strictObject({ ...LIST_PARAMS, charge: v.optional(text()), payment_intent: v.optional(text()) }),
  handle: ({ charge, payment_intent, ...params }, { tx }) =>
    listPage({
      url: '/v1/disputes',
      params,
      rows: tx
        .all('disputes')
        .filter(
          (dispute) =>
            (charge ?? dispute.charge) === dispute.charge &&
            (payment_intent ?? dispute.payment_intent) === dispute.payment_intent,
        ),
    }),
})

export const READ_CALLS: Call[] = [
  listSessions,
  listLineItems,
  listEvents,
  listRefunds,
  listDisputes,
  retrieve('/v1/checkout/sessions', 'sessions', 'checkout.session'),
  retrieve('/v1/payment_intents', 'payment_intents', 'payment_intent'),
  retrieve('/v1/charges', 'charges', 'charge'),
  retrieve('/v1/refunds', 'refunds', 'refund'),
  retrieve('/v1/disputes', 'disputes', 'dispute'),
  retrieve('/v1/balance_transactions', 'balance_transactions', 'balance_transaction'),
  retrieve('/v1/customers', 'customers', 'customer'),
  retrieve('/v1/products', 'products', 'product'),
  retrieve('/v1/prices', 'prices', 'price'),
  retrieve('/v1/events', 'events', 'event'),
]
