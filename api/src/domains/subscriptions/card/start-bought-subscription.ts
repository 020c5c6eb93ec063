import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { creditsOfTerm } from '@portico/shared/rules/subscriptions/plan-credits.ts'
import type { CardSubscription } from '../../../adapters/payments/recurring.ts'
import { subscriptions } from '../tables.ts'
import { joinPortal } from '../../identity/door.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Portal } from '../../../portal/portal.ts'
import { givePlanCredits } from '../give-plan-credits.ts'
import { planNamed } from '../plan-of.ts'
import { noteSubscription } from '../write-subscription.ts'
import { cardStatus } from './card-status.ts'
import type { Reading } from './next-reading.ts'
import { restorePortal } from './suspend-portal.ts'

type Bought = {
  portal: Portal
  /** created for this order; in any other portal the buyer is an admin, or was one when ordering */
  is_new: boolean
  buyer_id: number
  provider_id: string
  payment_account: string
  reading: Reading
  now: Date
}

/**
 * Creates a paid order's subscription in its portal, with the buyer as admin and the credits of its first term. The provider's unique id lets only
 * one concurrent caller insert it. Returns false if another subscription runs there, bought at the same time.
 */
export async function startBoughtSubscription(scope: Scope, bought: Bought): Promise<boolean> {
  const { db, emit } = scope
  const { portal, buyer_id, provider_id, payment_account, reading } = bought
  if (bought.is_new) await joinPortal(db, { portal, user_id: buyer_id, way: 'bought', roles: ['admin'] })
  const { said } = reading
  const plan = await planNamed(db, said.agreed.plan)
  const suspended = await lastSuspended(scope)
  const [subscription] = await db
    .insert(subscriptions)
    .values({ ...columnsOf(said, plan.id), provider_id, payment_account, read_number: reading.number })
    .onConflictDoNothing()
    .returning()
  if (!subscription) return isHere(scope, provider_id)
  const credits = creditsOfTerm({ ...plan, billing_type: said.agreed.billing_type })
  await givePlanCredits(db, { amount: credits, actor_id: buyer_id })
  await noteSubscription(db, { subscription, event: { kind: 'bought', credits, actor_id: buyer_id } })
  if (suspended) await restorePortal(scope, suspended)
  await emit('portal.changed', { job_id: null })
  return true
}

const columnsOf = (said: CardSubscription, plan_id: number) => ({
  plan_id,
  billing_type: said.agreed.billing_type,
  price: said.agreed.price,
  status: cardStatus(said),
  starts_at: said.period_starts_at,
  period_starts_at: said.period_starts_at,
  period_ends_at: said.period_ends_at,
  customer_id: said.customer_id,
  card: said.card,
  canceled_at: said.canceled_at,
  ended_at: said.ended_at,
  credited_until: said.period_ends_at,
  paid_invoice_id: said.is_paid ? (said.invoice?.id ?? null) : null,
})

async function isHere({ db }: Scope, provider_id: string): Promise<boolean> {
  return (
    (await db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.provider_id, provider_id)))
      .length > 0
  )
}

/** An earlier subscription that ended while its portal was suspended; the new one reopens the portal. */
async function lastSuspended({ db }: Scope) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.ended_at), isNotNull(subscriptions.suspended_at)))
    .orderBy(desc(subscriptions.id))
    .limit(1)
  return row
}
