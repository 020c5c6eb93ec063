import { mayStep, type Steps } from '../may-step.ts'

/** Status of a subscription (CHK-020). `canceled` still runs to the end of its term; `deleted` has ended. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled', 'unpaid', 'deleted'] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const subscriptionStatusLabels: Readonly<Record<SubscriptionStatus, string>> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  deleted: 'Ended',
}

export const subscriptionSteps: Steps<SubscriptionStatus> = {
  trialing: ['active', 'past_due', 'canceled', 'deleted'],
  active: ['past_due', 'canceled', 'deleted'],
  past_due: ['active', 'unpaid', 'canceled', 'deleted'],
  canceled: ['active', 'deleted'],
  unpaid: ['active', 'deleted'],
  deleted: [],
}

export const mayStepSubscription = (from: SubscriptionStatus, to: SubscriptionStatus): boolean =>
  mayStep({ steps: subscriptionSteps, from, to })

/** Events in a subscription's history. */
export const subscriptionEventKinds = [
  'attached',
  'bought',
  'changed',
  'planned',
  'kept',
  'renewed',
  'canceled',
  'resumed',
  'ended',
  'reminded',
  'price_told',
  'unpaid',
  'paid',
  'suspended',
  'restored',
] as const

export type SubscriptionEventKind = (typeof subscriptionEventKinds)[number]

/** Billing interval of a subscription (CRT-021). */
export const billingTypes = ['monthly', 'annual'] as const

export type BillingType = (typeof billingTypes)[number]

export const billingTypeLabels = { monthly: 'Monthly', annual: 'Annual' } as const

/** A card saved by a payment provider, limited to what its owner may see. */
export type KeptCard = { brand: string; last4: string; exp_month: number; exp_year: number }
