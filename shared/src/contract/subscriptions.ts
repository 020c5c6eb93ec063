import * as v from 'valibot'
import { cents, endpoint, id, idParam, instant, refererPortal } from '../calls/endpoint.ts'
import { withTotal } from '../schemas/lists.ts'
import { day } from '../schemas/dates.ts'
import { maxCharacters } from '../schemas/text.ts'
import { partnerTiers, planNames } from '../states/subscriptions/plan.ts'
import { billingTypes, subscriptionEventKinds, subscriptionStatuses } from '../states/subscriptions/subscription.ts'

export const highestPlanPrice_cents = 100_000_000

export const plan = v.object({
  id: id(),
  name: v.string(),
  short_name: v.picklist(planNames),
  partner_tier: v.picklist(partnerTiers),
  monthly_price: v.number(),
  annual_price: v.number(),
  yearly_credits: v.number(),
})
export type Plan = v.InferOutput<typeof plan>

/** A subscription as its portal sees it. */
export const subscription = v.object({
  id: id(),
  plan,
  billing_type: v.picklist(billingTypes),
  status: v.picklist(subscriptionStatuses),
  /** price of a term in cents */
  price: v.number(),
  starts_at: instant(),
  period_starts_at: instant(),
  period_ends_at: instant(),
  canceled_at: v.nullable(instant()),
  ended_at: v.nullable(instant()),
  version: v.number(),
  /** a card subscription renews and is charged automatically; a contract is paid by invoice */
  paid_by: v.picklist(['card', 'contract']),
  card: v.nullable(v.object({ brand: v.string(), last4: v.string(), exp_month: v.number(), exp_year: v.number() })),
  /** changes that start with the next term */
  next: v.nullable(v.object({ plan_id: id(), billing_type: v.picklist(billingTypes), price: v.number() })),
  /** for a missing payment: since when, when its portal is suspended, and whether it already is */
  owing: v.nullable(v.object({ since: instant(), suspends_at: instant(), is_suspended: v.boolean() })),
})
export type Subscription = v.InferOutput<typeof subscription>

const portal = v.object({ id: id(), name: v.string(), url: v.string(), time_zone: v.string() })
const line = v.object({ ...subscription.entries, portal })
export type SubscriptionLine = v.InferOutput<typeof line>

const event = v.object({
  id: id(),
  kind: v.picklist(subscriptionEventKinds),
  plan: v.string(),
  billing_type: v.picklist(billingTypes),
  price: v.number(),
  period_ends_at: instant(),
  credits: v.number(),
  by: v.nullable(v.string()),
  at: instant(),
})
export type SubscriptionEvent = v.InferOutput<typeof event>

const named = { params: v.object({ portal_id: idParam() }), query: v.object(refererPortal) }
const price = v.pipe(cents(), v.minValue(0), v.maxValue(highestPlanPrice_cents))
const note = v.optional(v.pipe(v.string(), v.trim(), maxCharacters(2_000)), '')
const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
const agreed = { plan_id: id(), billing_type: v.picklist(billingTypes), price, note }

export const list_plans = endpoint({
  method: 'GET',
  path: '/admin/plans',
  summary: 'Lists the plans that a portal can have, with their list prices',
  action: 'subscriptions.own',
  when_blocked: true,
  query: v.object(refererPortal),
  output: v.array(plan),
  errors: [],
})
export const list_subscriptions = endpoint({
  method: 'GET',
  path: '/admin/subscriptions',
  summary: 'Lists the current or past subscription of each portal, newest portals first',
  action: 'subscriptions.manage',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(v.string()),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    status: v.optional(v.picklist(subscriptionStatuses)),
    plan: v.optional(v.picklist(planNames)),
    per_page: v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100)),
    ),
    with_total: withTotal,
  }),
  output: v.array(line),
  errors: ['portals.choice_not_yours', 'validation.cursor', 'validation.failed'],
})
export const show_subscription = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/:portal_id',
  summary: 'Shows the subscription of a portal with its full history',
  action: 'subscriptions.manage',
  ...named,
  output: v.object({ ...line.entries, note: v.string(), events: v.array(event) }),
  errors: ['portals.choice_not_yours', 'general.not_found'],
})
/** Attaches a contract paid by invoice: the plan runs from the given day and its credits are granted (OP-19, OP-66). */
export const attach_subscription = endpoint({
  method: 'POST',
  path: '/admin/subscriptions',
  summary: 'Attaches a plan to a portal by hand',
  action: 'subscriptions.manage',
  tx: false,
  query: v.object(refererPortal),
  body: v.object({
    portal_id: id(),
    ...agreed,
    /** a day in the portal's time zone; null: today there */ starts_on: v.nullable(day()),
    sent_as: v.pipe(v.string(), v.uuid()),
  }),
  output: subscription,
  errors: [
    'portals.choice_not_yours',
    'portals.not_found',
    'subscriptions.running',
    'subscriptions.not_tenant',
    'subscriptions.term_over',
    'subscriptions.starts_later',
    'subscriptions.plan_unknown',
    'validation.failed',
  ],
})
export const change_subscription = endpoint({
  method: 'PUT',
  path: '/admin/subscriptions/:portal_id',
  summary: 'Changes the terms of a subscription; a larger plan adds its credits for the rest of the term',
  action: 'subscriptions.manage',
  tx: false,
  ...named,
  body: v.object({ ...agreed, version }),
  output: subscription,
  current: subscription,
  errors: [
    'portals.choice_not_yours',
    'general.not_found',
    'general.changed_meanwhile',
    'subscriptions.ended',
    'subscriptions.by_card',
    'subscriptions.plan_unknown',
    'validation.failed',
  ],
})
export const end_subscription = endpoint({
  method: 'PUT',
  path: '/admin/subscriptions/:portal_id/ended',
  summary: 'Ends a subscription at once; the portal keeps its data',
  action: 'subscriptions.manage',
  confirmed: true,
  tx: false,
  ...named,
  output: subscription,
  errors: [
    'portals.choice_not_yours',
    'general.not_found',
    'subscriptions.ended',
    'payments.account_missing',
    'payments.provider_failed',
  ],
})
const payment = v.object({
  order_id: id(),
  kind: v.picklist(['first', 'renewal', 'change']),
  title: v.string(),
  amount: cents(),
  refunded: cents(),
  paid_at: instant(),
  payment_method: v.string(),
  invoice_number: v.nullable(v.string()),
  /** the order on the portal that sold the plan; only for its buyer */
  url: v.nullable(v.string()),
})
export type PlanPayment = v.InferOutput<typeof payment>

export const show_portal_subscription = endpoint({
  method: 'GET',
  path: '/portal-subscription',
  summary: 'Shows the current portal’s subscription, running or last ended, and what was paid for it',
  action: 'subscriptions.own',
  when_blocked: true,
  query: v.object(refererPortal),
  output: v.object({
    subscription: v.nullable(subscription),
    /** unused credits of its plan, which expire when it ends */
    unused_credits: v.number(),
    /** what was paid for the portal's plans by card, newest first */
    payments: v.array(payment),
  }),
  errors: [],
})
/** Cancels at the end of the term, with everything kept until then (CHK-022); until then it can be undone. */
export const cancel_portal_subscription = endpoint({
  method: 'PUT',
  path: '/portal-subscription/canceled',
  summary: 'Cancels the portal’s subscription at the end of its term, or resumes it',
  action: 'subscriptions.own',
  tx: false,
  when_blocked: true,
  query: v.object(refererPortal),
  body: v.object({ is_canceled: v.boolean() }),
  output: subscription,
  errors: [
    'subscriptions.none',
    'subscriptions.ended',
    'payments.account_missing',
    'payments.provider_failed',
    'validation.failed',
  ],
})
