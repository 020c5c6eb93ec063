import type Stripe from 'stripe'
import * as v from 'valibot'
import { ApiError, badRequest, cardDeclined, found, resourceMissing } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { boolean, integer, listOf, text } from '../api/param-schemas.ts'
import { attemptPayment } from '../billing/attempt-payment.ts'
import { finalizeInvoice } from '../billing/invoicing.ts'
import { isRunning, periodOf } from '../billing/of-subscription.ts'
import { previewChange, upcomingInvoice } from '../billing/upcoming.ts'
import type { WireInvoice, WireSubscription } from '../billing/wire.ts'
import type { Work } from '../work.ts'
import { changeOf, ITEM_CHANGES, PRORATION_BEHAVIOR } from './item-changes.ts'
import { scratch } from '../billing/scratch.ts'

const SUBSCRIPTION_DETAILS = v.strictObject({
  items: v.optional(listOf(ITEM_CHANGES, 20)),
  proration_behavior: v.optional(PRORATION_BEHAVIOR, 'create_prorations'),
  proration_date: v.optional(integer(0, 1e12)),
  billing_cycle_anchor: v.optional(v.picklist(['now', 'unchanged'])),
  cancel_at_period_end: v.optional(boolean),
} satisfies Partial<Record<keyof Stripe.InvoiceCreatePreviewParams.SubscriptionDetails, v.GenericSchema>>)

export const previewInvoice = call({
  method: 'POST',
  path: '/v1/invoices/create_preview',
  params: v.strictObject({
    customer: v.optional(text()),
    subscription: text(),
    subscription_details: v.optional(SUBSCRIPTION_DETAILS),
  } satisfies Partial<Record<keyof Stripe.InvoiceCreatePreviewParams, v.GenericSchema>>),
  handle({ customer, subscription: id, subscription_details: details }, work) {
    const subscription = work.tx.get('subscriptions', id)
    if (!subscription || (customer ?? subscription.customer) !== subscription.customer)
      throw resourceMissing({ kind: 'subscription', id, param: 'subscription' })
    const preview = isRunning(subscription) ? previewOf(scratch(work), subscription, details) : null
    if (preview) return preview
    throw new ApiError(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for customer: ${subscription.customer}`,
    })
  },
})

/** Works on a copy, so that prices defined only for the preview are not stored. */
function previewOf(
  work: Work,
  subscription: WireSubscription,
  details: v.InferOutput<typeof SUBSCRIPTION_DETAILS> | undefined,
): WireInvoice | null {
  const { cancel_at_period_end = subscription.cancel_at_period_end } = details ?? {}
  const asked = {
    ...subscription,
    cancel_at_period_end,
    cancel_at: cancel_at_period_end ? periodOf(subscription).end : null,
  }
  work.tx.put('subscriptions', asked)
  if (!details?.items && details?.billing_cycle_anchor !== 'now') return upcomingInvoice(work, asked)
  return previewChange(work, asked, changeOf({ ...details, items: details.items ?? [] }, asked, work))
}

export const payInvoice = call({
  method: 'POST',
  path: '/v1/invoices/:id/pay',
  params: v.strictObject({ payment_method: v.optional(text()) } satisfies Partial<
    Record<keyof Stripe.InvoicePayParams, v.GenericSchema>
  >),
  handle({ payment_method: method }, work, id) {
    const invoice = found(work.tx.get('invoices', id), 'invoice', id)
    if (method !== undefined && work.tx.get('payment_methods', method)?.customer !== invoice.customer)
      throw resourceMissing({ kind: 'PaymentMethod', id: method, param: 'payment_method' })
    if (invoice.status === 'paid') throw badRequest('Invoice is already paid', { code: 'invoice_already_paid' })
    if (invoice.status === 'void') throw badRequest('Invoice is void and cannot be paid.')
    const open = invoice.status === 'draft' ? finalizeInvoice(work, invoice) : invoice
    const refusal = open.status === 'open' ? attemptPayment(work, open, { method, by_schedule: false }) : null
    // Returned, not thrown: as at Stripe, the attempt is recorded and its events are sent.
    return refusal ? cardDeclined(refusal) : found(work.tx.get('invoices', id), 'invoice', id)
  },
})
