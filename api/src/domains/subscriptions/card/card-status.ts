import type { SubscriptionStatus } from '@portico/shared/states/subscriptions/subscription.ts'
import type { CardSubscription, RecurringState } from '../../../adapters/payments/recurring.ts'

const statuses = {
  incomplete: 'unpaid',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  ended: 'deleted',
} as const satisfies Record<RecurringState, SubscriptionStatus>

/** Maps the provider's state to our statuses: one that ends with its term is canceled, unless a payment is due (CHK-020). */
export function cardStatus({
  state,
  canceled_at,
}: Pick<CardSubscription, 'state' | 'canceled_at'>): SubscriptionStatus {
  const status = statuses[state]
  return canceled_at !== null && (status === 'active' || status === 'trialing') ? 'canceled' : status
}

export const owes = (status: SubscriptionStatus): boolean => status === 'past_due' || status === 'unpaid'
