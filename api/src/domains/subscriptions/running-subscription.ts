import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { plans, subscriptions } from './tables.ts'
import type { PlanRow } from './plan-of.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type Subscribed = { subscription: SubscriptionRow; plan: PlanRow }

/** The portal's subscription, the one that runs or else the last that ran, locked until the transaction ends where it is to change. */
export async function lockSubscription(db: Transaction): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).orderBy(desc(subscriptions.id)).limit(1).for('no key update')
  return row ?? null
}

/** The same to be read, with its plan. */
export async function readSubscription(db: Transaction): Promise<Subscribed | null> {
  const [row] = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .orderBy(desc(subscriptions.id))
    .limit(1)
  return row ?? null
}
