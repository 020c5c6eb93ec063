import * as v from 'valibot'
import { errorMessage } from '../../errors/message.ts'
import { hostLabel, requiredText } from '../../schemas/text.ts'
import { usAddress } from '../../schemas/postal-address.ts'
import { billingTypes } from '../../states/subscriptions/subscription.ts'
import { cents, endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { billedTo } from './receipt.ts'
import { plan } from '../subscriptions.ts'

// Public plans, and buying one by card on the core portal.

/** Leaves out the partners' plan (TEN-046). */
export const list_sold_plans = endpoint({
  method: 'GET',
  path: '/plans',
  summary: 'Lists the plans that anyone may buy, smallest first',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.array(plan),
  errors: [],
})
export const show_sold_plan = endpoint({
  method: 'GET',
  path: '/plans/:plan_id',
  summary: 'Shows one of those plans with its prices, for the cart',
  action: 'public',
  auth: 'public',
  params: v.object({ plan_id: idParam() }),
  query: v.object(refererPortal),
  output: plan,
  errors: ['subscriptions.plan_unknown'],
})

const ownTenant = v.object({ id: id(), name: v.string(), url: v.string(), is_subscribed: v.boolean() })
export type OwnTenant = v.InferOutput<typeof ownTenant>
export const list_own_tenants = endpoint({
  method: 'GET',
  path: '/own-portals',
  summary: 'Lists the portals that the caller administers, and whether each has a running subscription',
  action: 'orders.pay',
  query: v.object(refererPortal),
  output: v.array(ownTenant),
  errors: [],
})

export const longestPortalName = 120
const forPortal = v.variant('kind', [
  v.object({ kind: v.literal('new'), name: requiredText(longestPortalName), slug: hostLabel }),
  v.object({ kind: v.literal('own'), portal_id: id() }),
])
/**
 * Opens an order of a plan and its payment page. The buyer agrees to the exact wording of the renewal; the portal is created once the order is paid.
 */
export const buy_subscription = endpoint({
  method: 'POST',
  path: '/payments/subscription',
  summary: 'Opens the order of a plan and its payment page',
  action: 'orders.pay',
  tx: false,
  query: v.object(refererPortal),
  body: v.object({
    plan_id: id(),
    billing_type: v.picklist(billingTypes),
    /** the displayed price; only compared */
    price: cents(),
    portal: forPortal,
    /** version of the wording that the buyer agreed to */
    consent_version: v.pipe(v.string(), v.maxLength(40)),
    is_renewal_agreed: v.pipe(v.boolean(), v.literal(true, errorMessage('validation.required'))),
    address: usAddress,
    billed_to: v.optional(billedTo),
    success_url: v.pipe(v.string(), v.maxLength(2000)),
    cancel_url: v.pipe(v.string(), v.maxLength(2000)),
    idempotency_key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
  }),
  output: v.object({ order_id: id(), url: v.string() }),
  errors: [
    'payments.not_configured',
    'payments.account_missing',
    'payments.provider_failed',
    'payments.kind_not_supported',
    'payments.foreign_url',
    'payments.expired',
    'portals.name_reserved',
    'portals.slug_taken',
    'subscriptions.plan_unknown',
    'subscriptions.price_changed',
    'subscriptions.consent_changed',
    'subscriptions.running',
    'subscriptions.paid_elsewhere',
    'subscriptions.portal_not_yours',
    'orders.key_reused',
    'general.too_many_requests',
    'validation.failed',
  ],
})

/** Status of the buyer's own plan order, with its portal once that exists. */
export const show_plan_order = endpoint({
  method: 'GET',
  path: '/orders/:order_id/subscription',
  summary: 'Shows the portal and the plan that one of your orders created',
  action: 'orders.read_own',
  params: v.object({ order_id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({
    plan,
    billing_type: v.picklist(billingTypes),
    begun_at: v.nullable(instant()),
    portal: v.nullable(v.object({ name: v.string(), url: v.string() })),
  }),
  errors: ['orders.not_found'],
})
