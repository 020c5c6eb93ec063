import type Stripe from 'stripe'
import * as v from 'valibot'
import { call, type Call } from '../api/call.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { text } from '../api/param-schemas.ts'
import { retrieve } from './read-calls.ts'

const listSubscriptions = call({
  method: 'GET',
  path: '/v1/subscriptions',
  params: v.strictObject({
    ...LIST_PARAMS,
    customer: v.optional(text()),
    price: v.optional(text()),
    status: v.optional(text(30)),
  } satisfies Partial<Record<keyof Stripe.SubscriptionListParams, v.GenericSchema>>),
  // As at Stripe, canceled ones are listed only on request, with `canceled`, `ended` or `all`.
  handle: ({ customer, price, status = 'not canceled', ...params }, { tx }) =>
    listPage({
      url: '/v1/subscriptions',
      params,
      rows: tx
        .all('subscriptions')
        .filter(
          (one) =>
            (customer ?? one.customer) === one.customer &&
            (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
            isIn(status, one.status),
        ),
    }),
})

function isIn(asked: string, status: string): boolean {
  if (asked === 'all') return true
  if (asked === 'not canceled') return status !== 'canceled'
  return asked === 'ended' ? status === 'canceled' || status === 'incomplete_expired' : status === asked
}

const listInvoices = call({
  method: 'GET',
  path: '/v1/invoices',
  params: v.strictObject({
    ...LIST_PARAMS,
    customer: v.optional(text()),
    subscription: v.optional(text()),
    status: v.optional(text(30)),
  } satisfies Partial<Record<keyof Stripe.InvoiceListParams, v.GenericSchema>>),
  handle: ({ customer, subscription, status, ...params }, { tx }) =>
    listPage({
      url: '/v1/invoices',
      params,
      rows: tx
        .all('invoices')
        .filter(
          (one) =>
            (customer ?? one.customer) === one.customer &&
            (subscription ?? one.parent?.subscription_details?.subscription) ===
              one.parent?.subscription_details?.subscription &&
            (status ?? one.status) === one.status,
        ),
    }),
})

const listInvoicePayments = call({
  method: 'GET',
  path: '/v1/invoice_payments',
  params: v.strictObject({
    ...LIST_PARAMS,
    invoice: v.optional(text()),
    payment: v.optional(v.strictObject({ type: v.literal('payment_intent'), payment_intent: text() })),
  } satisfies Partial<Record<keyof Stripe.InvoicePaymentListParams, v.GenericSchema>>),
  handle: ({ invoice, payment, ...params }, { tx }) =>
    listPage({
      url: '/v1/invoice_payments',
      params,
      rows: tx
        .all('invoice_payments')
        .filter(
          (one) =>
            (invoice ?? one.invoice) === one.invoice &&
            (payment?.payment_intent ?? one.payment.payment_intent) === one.payment.payment_intent,
        ),
    }),
})

const listPaymentMethods = call({
  method: 'GET',
  path: '/v1/payment_methods',
  params: v.strictObject({ ...LIST_PARAMS, customer: text(), type: v.optional(v.literal('card')) } satisfies Partial<
    Record<keyof Stripe.PaymentMethodListParams, v.GenericSchema>
  >),
  handle: ({ customer, type: _, ...params }, { tx }) =>
    listPage({
      url: '/v1/payment_methods',
      params,
      rows: tx.all('payment_methods').filter((method) => method.customer === customer),
    }),
})

export const READ_BILLING_CALLS: Call[] = [
  listSubscriptions,
  listInvoices,
  listInvoicePayments,
  listPaymentMethods,
  retrieve('/v1/subscriptions', 'subscriptions', 'subscription'),
  retrieve('/v1/subscription_schedules', 'subscription_schedules', 'subscription_schedule'),
  retrieve('/v1/invoices', 'invoices', 'invoice'),
  retrieve('/v1/payment_methods', 'payment_methods', 'PaymentMethod'),
]
