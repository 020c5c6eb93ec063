import { eq } from 'drizzle-orm'
import { planInForce } from '@portico/shared/rules/subscriptions/plan-in-force.ts'
import type { SubscriptionEventKind } from '@portico/shared/states/subscriptions/subscription.ts'
import type { Transaction } from '../../db/client.ts'
import { setPlanOfPortal } from '../portals/door.ts'
import { subscriptionEvents, subscriptions } from './tables.ts'
import { emitter } from '../../events/emit.ts'
import { expirePlanCredits } from './expire-plan-credits.ts'
import { planOf } from './plan-of.ts'
import type { Subscribed, SubscriptionRow } from './running-subscription.ts'

type Event = Pick<typeof subscriptionEvents.$inferInsert, 'kind' | 'credits' | 'charged' | 'actor_id' | 'at'>
type Change = Partial<Omit<SubscriptionRow, 'id' | 'portal_id' | 'version'>>

/**
 * Changes the portal's locked subscription, logs the event if there is one, and updates the portal's entitlements. An end also expires the plan's
 * unused credits.
 */
export async function writeSubscription(
  db: Transaction,
  { id, change, event }: { id: number; change: Change; event: Event | null },
): Promise<Subscribed> {
  const [before] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  const [subscription] = await db
    .update(subscriptions)
    .set({ ...change, version: (before?.version ?? 0) + 1 })
    .where(eq(subscriptions.id, id))
    .returning()
  if (!subscription) throw new Error(`no subscription ${id}`)
  if (event?.kind !== 'ended') return noteSubscription(db, { subscription, event })
  const expired = await expirePlanCredits(db, { actor_id: event.actor_id ?? null })
  return noteSubscription(db, { subscription, event: { ...event, credits: -expired } })
}

/** Logs the event and updates the portal for a subscription that was just written. */
export async function noteSubscription(
  db: Transaction,
  { subscription, event }: { subscription: SubscriptionRow; event: Event | null },
): Promise<Subscribed> {
  const plan = await planOf(db, subscription.plan_id)
  if (event) await noteEvent(db, { subscription, event })
  const { plan: plan_short_name, ends_at } = planInForce({ ...subscription, plan: plan.short_name })
  await setPlanOfPortal(db, subscription.portal_id, { plan_short_name, subscription_ends_at: ends_at })
  return { subscription, plan }
}

async function noteEvent(
  db: Transaction,
  { subscription, event }: { subscription: SubscriptionRow; event: Event },
): Promise<void> {
  const { id: subscription_id, plan_id, billing_type, price, period_ends_at, portal_id } = subscription
  const agreed = { subscription_id, plan_id, billing_type, price, period_ends_at }
  const [noted] = await db
    .insert(subscriptionEvents)
    .values({ ...agreed, ...event })
    .returning({ id: subscriptionEvents.id })
  const told = toldKinds[event.kind]
  if (told && noted) await emitter(db, portal_id)(told, { subscription_event_id: noted.id })
}

/** What the portal's admins are told of, beyond reminders and missing payments. */
const toldKinds: Partial<Record<SubscriptionEventKind, 'subscription.changed' | 'subscription.noted'>> = {
  changed: 'subscription.changed',
  canceled: 'subscription.noted',
  resumed: 'subscription.noted',
  planned: 'subscription.noted',
}
