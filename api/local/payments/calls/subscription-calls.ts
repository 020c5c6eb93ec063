import type Stripe from 'stripe'
import * as v from 'valibot'
import { badRequest, found, resourceMissing } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { boolean, integer, listOf, metadata, text } from '../api/param-schemas.ts'
import { changeSubscription } from '../billing/change-subscription.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { isRunning, periodOf } from '../billing/of-subscription.ts'
import { saveSubscription } from '../billing/save-and-emit.ts'
import type { WireSubscription } from '../billing/wire.ts'
import type { Work } from '../work.ts'
import { changeOf, ITEM_CHANGES, PRORATION_BEHAVIOR } from './item-changes.ts'

/** An empty text removes a key; keys that are not sent stay. */
export const METADATA_CHANGE = v.union([
  v.pipe(
    v.literal(''),
    v.transform((): null => null),
  ),
  metadata,
])

const params = v.strictObject({
  items: v.optional(listOf(ITEM_CHANGES, 20)),
  proration_behavior: v.optional(PRORATION_BEHAVIOR, 'create_prorations'),
  proration_date: v.optional(integer(0, 1e12)),
  billing_cycle_anchor: v.optional(v.picklist(['now', 'unchanged'])),
  payment_behavior: v.optional(
    v.picklist(
      ['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'],
      'Invalid payment_behavior: must be one of allow_incomplete, error_if_incomplete, or pending_if_incomplete',
    ),
    'allow_incomplete',
  ),
  cancel_at_period_end: v.optional(boolean),
  default_payment_method: v.optional(v.string()),
  description: v.optional(v.string()),
  metadata: v.optional(METADATA_CHANGE),
} satisfies Partial<Record<keyof Stripe.SubscriptionUpdateParams, v.GenericSchema>>)

type Input = v.InferOutput<typeof params>

export const updateSubscription = call({
  method: 'POST',
  path: '/v1/subscriptions/:id',
  params,
  handle(input, work, id) {
    const before = found(work.tx.get('subscriptions', id), 'subscription', id)
    if (!isRunning(before))
      throw badRequest('A canceled subscription can only update its cancellation_details and metadata.')
    rejectConflictingParams(input, before)
    const told = saveSubscription(
      work,
      { ...before, ...ending(input, before, work), ...plainChanges(input, before, work) },
      ...(input.items || input.billing_cycle_anchor === 'now' ? [] : (['customer.subscription.updated'] as const)),
    )
    if (!input.items && input.billing_cycle_anchor !== 'now') return told
    const change = changeOf({ ...input, items: input.items ?? [] }, before, work)
    return changeSubscription(work, told, { change, behavior: input.payment_behavior })
  },
})

function rejectConflictingParams(input: Input, { schedule }: WireSubscription): void {
  if (input.cancel_at_period_end !== undefined && schedule !== null)
    throw badRequest(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  if (
    input.payment_behavior === 'pending_if_incomplete' &&
    (input.metadata !== undefined ||
      input.cancel_at_period_end !== undefined ||
      input.default_payment_method !== undefined)
  )
    throw badRequest(
      'You can only use `payment_behavior=pending_if_incomplete` with attributes supported by pending updates: items, proration_behavior, proration_date and billing_cycle_anchor here.',
      { param: 'payment_behavior' },
    )
}

function ending(
  { cancel_at_period_end: ends }: Input,
  subscription: WireSubscription,
  { now_s }: Work,
): Partial<WireSubscription> {
  if (ends === undefined) return {}
  if (ends)
    return {
      cancel_at: periodOf(subscription).end,
      cancel_at_period_end: true,
      canceled_at: subscription.canceled_at ?? now_s,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: 'cancellation_requested' },
    }
  return {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  }
}

function plainChanges(
  { default_payment_method: method, description, metadata: given }: Input,
  subscription: WireSubscription,
  { tx }: Work,
): Partial<WireSubscription> {
  if (method && tx.get('payment_methods', method)?.customer !== subscription.customer)
    throw resourceMissing({ kind: 'PaymentMethod', id: method, param: 'default_payment_method' })
  return {
    ...(method === undefined ? {} : { default_payment_method: method || null }),
    ...(description === undefined ? {} : { description: description || null }),
    ...(given === undefined ? {} : { metadata: mergedMetadata(subscription.metadata, given) }),
  }
}

export const mergedMetadata = (before: Stripe.Metadata, given: Record<string, string> | null): Record<string, string> =>
  given === null ? {} : Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''))

export const cancelSubscription = call({
  method: 'DELETE',
  path: '/v1/subscriptions/:id',
  params: v.strictObject({
    cancellation_details: v.optional(v.strictObject({ comment: v.optional(text()), feedback: v.optional(text(50)) })),
  } satisfies Partial<Record<keyof Stripe.SubscriptionCancelParams, v.GenericSchema>>),
  handle({ cancellation_details: said = {} }, work, id) {
    const subscription = found(work.tx.get('subscriptions', id), 'subscription', id)
    if (!isRunning(subscription)) throw resourceMissing({ kind: 'subscription', id })
    return endSubscription(
      work,
      { ...subscription, cancel_at_period_end: false },
      { comment: said.comment ?? null, feedback: said.feedback ?? null },
    )
  },
})
