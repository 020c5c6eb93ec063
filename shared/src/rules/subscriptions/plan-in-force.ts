import type { SubscriptionStatus } from '../../states/subscription.ts'

type Subscription = { status: SubscriptionStatus; plan: string; period_ends_at: Date }

/**
 * What a portal's subscription lets it do: its plan, and until when where that is known (CHK-022). One that goes on has no end; one
 * that was canceled lasts to the end of the term that is paid for; one that has ended gives nothing.
 */
export function planInForce(subscription: Subscription | null): { plan: string | null; ends_at: Date | null } {
  if (subscription === null || subscription.status === 'deleted') return { plan: null, ends_at: null }
  const { plan, status, period_ends_at } = subscription
  return { plan, ends_at: status === 'canceled' ? period_ends_at : null }
}
