import * as v from 'valibot'
import { billingTypes } from '../states/subscriptions/subscription.ts'
import { cents, endpoint, id, instant, refererPortal } from '../calls/endpoint.ts'
import { subscription } from './subscriptions.ts'

// Actions of a portal's admins on a subscription paid by card. The provider is queried each time.

const wanted = { plan_id: id(), billing_type: v.picklist(billingTypes) }
const ofCard = ['subscriptions.none', 'subscriptions.ended', 'subscriptions.not_by_card'] as const
const ofProvider = ['payments.account_missing', 'payments.provider_failed'] as const
const ofChange = [
  'subscriptions.plan_unknown',
  'subscriptions.same_plan',
  'subscriptions.canceled',
  'subscriptions.owing',
] as const

const preview = v.object({
  /** upgrades start now, downgrades with the next term */
  when: v.picklist(['now', 'term_end']),
  /** the moment for which the amounts apply; for a change at the end of the term, that end */
  at: instant(),
  /** charged at once */
  due_now: cents(),
  /** included in it: credit for the unused part of what was paid */
  credited: cents(),
  price: cents(),
  next_payment_at: instant(),
  /** credits granted with it immediately */
  credits: v.number(),
})
export type PlanChangePreview = v.InferOutput<typeof preview>

export const preview_plan_change = endpoint({
  method: 'POST',
  path: '/portal-subscription/preview',
  summary: 'Previews what another plan would cost now and later, to the second',
  action: 'subscriptions.own',
  reads: true,
  tx: false,
  when_blocked: true,
  query: v.object(refererPortal),
  body: v.object(wanted),
  output: preview,
  errors: [...ofCard, ...ofProvider, ...ofChange, 'validation.failed'],
})
/** Charges an upgrade immediately, at the previewed amount; a downgrade starts after the paid term ends. */
export const change_plan = endpoint({
  method: 'PUT',
  path: '/portal-subscription/plan',
  summary: 'Changes the plan of the portal’s subscription, now or with its next term',
  action: 'subscriptions.own',
  tx: false,
  when_blocked: true,
  query: v.object(refererPortal),
  body: v.object({
    ...wanted,
    /** as previewed; only compared */
    due_now: cents(),
    at: instant(),
    sent_as: v.pipe(v.string(), v.uuid()),
  }),
  output: subscription,
  errors: [
    ...ofCard,
    ...ofProvider,
    ...ofChange,
    'subscriptions.change_now_differs',
    'subscriptions.preview_old',
    'subscriptions.declined',
    'validation.failed',
  ],
})
export const keep_plan = endpoint({
  method: 'DELETE',
  path: '/portal-subscription/next',
  summary: 'Withdraws a plan change that waits for the end of the term',
  action: 'subscriptions.own',
  tx: false,
  when_blocked: true,
  query: v.object(refererPortal),
  output: subscription,
  errors: [...ofCard, ...ofProvider],
})
export const open_card_page = endpoint({
  method: 'POST',
  path: '/portal-subscription/card-page',
  summary: 'Returns a link to the provider’s page for replacing the card of the subscription',
  action: 'subscriptions.own',
  tx: false,
  when_blocked: true,
  query: v.object(refererPortal),
  /** the page that made the request, to which the user returns */
  body: v.object({ return_url: v.pipe(v.string(), v.maxLength(2000)) }),
  output: v.object({ url: v.string() }),
  errors: [...ofCard, ...ofProvider, 'payments.foreign_url', 'validation.failed'],
})
/** Called on return from that page: the new card pays from now on, and immediately any amount owed. */
export const adopt_card = endpoint({
  method: 'PUT',
  path: '/portal-subscription/card',
  summary: 'Uses the card that was chosen on the provider’s page',
  action: 'subscriptions.own',
  tx: false,
  when_blocked: true,
  query: v.object(refererPortal),
  output: subscription,
  errors: [...ofCard, ...ofProvider],
})
