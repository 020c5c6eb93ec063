import type { SubscriptionStatus } from '../../states/subscriptions/subscription.ts'

type Subscription = { status: SubscriptionStatus; plan: string; period_ends_at: Date }

/**
 * Returns the plan a portal's subscription currently grants, and its end date if known (CHK-022). A continuing subscription has no end, a canceled
 * one lasts to the end of the paid term, and an ended one grants nothing.
 */
export function planInForce(subscription: Subscription | null): { plan: string | null; ends_at: Date | null } {
  if (subscription === null || subscription.status === 'deleted') return { plan: null, ends_at: null }
  const { plan, status, period_ends_at } = subscription
  return { plan, ends_at: status === 'canceled' ? period_ends_at : null }
}
