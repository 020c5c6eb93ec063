import { eq } from 'drizzle-orm'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import { attach_subscription } from '@portico/shared/contract/subscriptions.ts'
import { clockTime, instantAt } from '@portico/shared/rules/dates/portal-time.ts'
import { creditsOfTerm } from '@portico/shared/rules/subscriptions/plan-credits.ts'
import type { Transaction } from '../../../db/client.ts'
import { portalById } from '../../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { subscriptions } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { givePlanCredits } from '../give-plan-credits.ts'
import { planOf } from '../plan-of.ts'
import { readSubscription, type Subscribed } from '../running-subscription.ts'
import { subscriptionWire } from '../subscription-wire.ts'
import { termEndAfter } from '../term-end.ts'
import { noteSubscription } from '../write-subscription.ts'
import { onAdminPortal } from '../../../kernel/on-admin-portal.ts'

type Agreed = Input<typeof attach_subscription>['body']

/** Attaches a plan by contract (OP-19), effective at once, with the credits of its first term. An idempotency key prevents attaching it twice. */
export const attachSubscription = verb(attach_subscription, async (ctx, { body }) => {
  const { services, actor, note } = ctx
  await onAdminPortal(ctx)
  note(`portal:${body.portal_id}`, { plan_id: body.plan_id, billing_type: body.billing_type, price: body.price })
  const portal = await portalById(services.platform.db, body.portal_id)
  if (!portal) return fail('portals.not_found')
  if (portal.kind !== 'tenant') return fail('subscriptions.not_tenant')
  const starts_at = startOf(body, portal.time_zone, services.now())
  const attached = await inPortal(services.app.db, portal.id, (db) =>
    attach(db, { agreed: body, starts_at, time_zone: portal.time_zone, actor_id: actor.id }),
  )
  return subscriptionWire(attached)
})

/** Start of the day on the portal's clock. Refuses a term that is over or has not begun. */
function startOf({ starts_on, billing_type }: Agreed, time_zone: string, now: Date): Date {
  const today = clockTime(now, time_zone).slice(0, 10)
  const starts_at = instantAt(`${starts_on ?? today}T00:00`, time_zone)
  if (!starts_at || (starts_on ?? today) > today) return fail('subscriptions.starts_later')
  const ends_at = termEndAfter({ from: starts_at, billing_type, time_zone, after: starts_at })
  return ends_at > now ? starts_at : fail('subscriptions.term_over')
}

async function attach(
  db: Transaction,
  {
    agreed: { plan_id, billing_type, price, note, sent_as },
    starts_at,
    time_zone,
    actor_id,
  }: { agreed: Agreed; starts_at: Date; time_zone: string; actor_id: number },
): Promise<Subscribed> {
  const plan = await planOf(db, plan_id)
  const period_ends_at = termEndAfter({ from: starts_at, billing_type, time_zone, after: starts_at })
  const term = { starts_at, period_starts_at: starts_at, period_ends_at }
  const [subscription] = await db
    .insert(subscriptions)
    .values({ plan_id, billing_type, price, note, sent_as, status: 'active', ...term })
    .onConflictDoNothing()
    .returning()
  if (!subscription) return attachedBefore(db, sent_as)
  const credits = creditsOfTerm({ yearly_credits: plan.yearly_credits, billing_type })
  await givePlanCredits(db, { amount: credits, actor_id })
  return noteSubscription(db, { subscription, event: { kind: 'attached', credits, actor_id } })
}

async function attachedBefore(db: Transaction, sent_as: string): Promise<Subscribed> {
  const [sent] = await db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.sent_as, sent_as))
  return (sent && (await readSubscription(db))) ?? fail('subscriptions.running')
}
