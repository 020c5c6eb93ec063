import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { plans, subscriptions } from './tables.ts'
import type { PlanRow } from './plan-of.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type Subscribed = { subscription: SubscriptionRow; plan: PlanRow }

/** Locks the portal's subscription until the transaction ends: the running one, or else the last one. */
export async function lockSubscription(db: Transaction): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).orderBy(desc(subscriptions.id)).limit(1).for('no key update')
  return row ?? null
}

/** Reads the same subscription without a lock, with its plan. */
export async function readSubscription(db: Transaction): Promise<Subscribed | null> {
  const [row] = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .orderBy(desc(subscriptions.id))
    .limit(1)
  return row ?? null
}
