import { daysAgo } from '../content/demo-dates.ts'
import type { SubscriptionStatus } from '@portico/shared/states/subscriptions/subscription.ts'
import type { Bulk } from './bulk.ts'

type Demo = {
  plan: string
  billing_type: 'monthly' | 'annual'
  price: number
  ran_days: number
  status: SubscriptionStatus
}

/**
 * Subscriptions of the demo's tenants: active, past due, canceled, suspended, on trial, and one whose plan has ended. The portal still being set up
 * has none.
 */
const demoSubscriptions: Readonly<Record<string, Demo>> = {
  northwind: { plan: 'growing', billing_type: 'annual', price: 99_000, ran_days: 340, status: 'active' },
  summit: { plan: 'established', billing_type: 'monthly', price: 24_900, ran_days: 1, status: 'past_due' },
  harbor: { plan: 'established', billing_type: 'annual', price: 230_000, ran_days: 200, status: 'canceled' },
  paused: { plan: 'growing', billing_type: 'monthly', price: 9_900, ran_days: 12, status: 'unpaid' },
  trial: { plan: 'growing', billing_type: 'monthly', price: 9_900, ran_days: 9, status: 'trialing' },
  ended: { plan: 'growing', billing_type: 'annual', price: 99_000, ran_days: 405, status: 'deleted' },
}
const termOf = { monthly: 30, annual: 365 } as const
/** Days of notice before a portal is suspended. */
const notice_days = 7
const day_ms = 86_400_000

/** Inserts a tenant's subscription and its current plan. */
export async function loadSubscription(bulk: Bulk, { id: portal_id, key }: { id: number; key: string }): Promise<void> {
  const demo = demoSubscriptions[key]
  if (!demo) return
  const { plan, billing_type, price, ran_days, status } = demo
  const { tx } = bulk
  // A past-due tenant is suspended a week later by the real clock, so its dates count from the day the demo is loaded.
  const ago = status === 'past_due' ? (days: number) => new Date(Date.now() - days * day_ms).toISOString() : daysAgo
  const [begins, ends] = [ago(ran_days), ago(ran_days - termOf[billing_type])]
  const canceled_at = status === 'canceled' ? daysAgo(30) : null
  const past_due_at = status === 'past_due' || status === 'unpaid' ? begins : null
  const ended_at = status === 'deleted' ? ends : null
  const suspended_at = status === 'unpaid' ? daysAgo(ran_days - notice_days) : null
  await tx`
    with made as (
      insert into subscriptions (portal_id, plan_id, billing_type, status, price, starts_at, period_starts_at, period_ends_at, canceled_at, past_due_at, suspended_at, ended_at, note)
      select ${portal_id}, id, ${billing_type}, ${status}, ${price}, ${begins}, ${begins}, ${ends},
        ${canceled_at}, ${past_due_at}, ${suspended_at}, ${ended_at}, 'Contract by invoice' from plans where short_name = ${plan}
      returning portal_id, id, plan_id, billing_type, price, period_ends_at, starts_at)
    insert into subscription_events (portal_id, subscription_id, kind, plan_id, billing_type, price, period_ends_at, at)
      select portal_id, id, step.kind, plan_id, billing_type, price, period_ends_at, step.at
      from made, (values ('attached', ${begins}::timestamptz), ('unpaid', ${past_due_at}::timestamptz), ('suspended', ${suspended_at}::timestamptz),
        ('canceled', ${canceled_at}::timestamptz), ('ended', ${ended_at}::timestamptz)) step (kind, at) where step.at is not null`
  await tx`update portals set plan_short_name = ${ended_at ? null : plan}, subscription_ends_at = ${canceled_at ? ends : null} where id = ${portal_id}`
}
