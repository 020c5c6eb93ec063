import { eq } from 'drizzle-orm'
import type { BillingType, SubscriptionEventKind } from '@portico/shared/states/subscriptions/subscription.ts'
import type { Transaction } from '../../db/client.ts'
import { planOf } from './plan-of.ts'
import { readSubscription, type SubscriptionRow } from './running-subscription.ts'
import { subscriptionEvents } from './tables.ts'

type Agreed = { plan: string; price: number; billing_type: BillingType }
export type NotedChange = {
  id: number
  kind: SubscriptionEventKind
  subscription: SubscriptionRow
  now: Agreed
  /** what begins with the next term, if that is something else */
  next: Agreed | null
}

/** Reads a step in the history of the portal's subscription, with what is agreed now. Null once the subscription has ended. */
export async function notedChange(db: Transaction, event_id: number): Promise<NotedChange | null> {
  const [event] = await db.select().from(subscriptionEvents).where(eq(subscriptionEvents.id, event_id))
  const found = await readSubscription(db)
  if (!event || found?.subscription.id !== event.subscription_id || found.subscription.ended_at !== null) return null
  const { subscription, plan } = found
  const { price, billing_type, next_plan_id, next_price, next_billing_type } = subscription
  const isNext = next_plan_id !== null && next_price !== null && next_billing_type !== null
  return {
    id: event.id,
    kind: event.kind,
    subscription,
    now: { plan: plan.name, price, billing_type },
    next: isNext
      ? { plan: (await planOf(db, next_plan_id)).name, price: next_price, billing_type: next_billing_type }
      : null,
  }
}
