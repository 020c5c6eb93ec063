import type { Plan, Subscription } from '@portico/shared/contract/subscriptions.ts'
import type { PlanRow } from './plan-of.ts'
import { noticePeriod_ms } from '@portico/shared/rules/subscriptions/payment-notice.ts'
import type { Subscribed, SubscriptionRow } from './running-subscription.ts'

export const planWire = ({ position: _, ...plan }: PlanRow): Plan => plan

/** A subscription as its portal sees it. */
export const subscriptionWire = ({ subscription, plan }: Subscribed): Subscription => {
  const { id, billing_type, status, price, version } = subscription
  const { starts_at, period_starts_at, period_ends_at, canceled_at, ended_at } = subscription
  return {
    id,
    plan: planWire(plan),
    billing_type,
    status,
    price,
    version,
    starts_at: starts_at.toISOString(),
    period_starts_at: period_starts_at.toISOString(),
    period_ends_at: period_ends_at.toISOString(),
    canceled_at: canceled_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
    paid_by: subscription.provider_id === null ? 'contract' : 'card',
    card: subscription.card,
    next: nextOf(subscription),
    owing: overdueOf(subscription),
  }
}

function nextOf({ next_plan_id, next_billing_type, next_price }: SubscriptionRow): Subscription['next'] {
  if (next_plan_id === null || next_billing_type === null || next_price === null) return null
  return { plan_id: next_plan_id, billing_type: next_billing_type, price: next_price }
}

function overdueOf({ past_due_at, suspended_at, ended_at }: SubscriptionRow): Subscription['owing'] {
  if (past_due_at === null || ended_at !== null) return null
  const suspends_at = new Date(past_due_at.getTime() + noticePeriod_ms)
  return {
    since: past_due_at.toISOString(),
    suspends_at: suspends_at.toISOString(),
    is_suspended: suspended_at !== null,
  }
}
