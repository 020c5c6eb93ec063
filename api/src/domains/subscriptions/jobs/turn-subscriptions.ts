import { and, eq, ne } from 'drizzle-orm'
import { noticePeriod_ms } from '@portico/shared/rules/subscriptions/payment-notice.ts'
import { endingSubscriptions, overdueSubscriptions } from '../cross-portal/subscriptions-of-portals.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { subscriptionEvents, subscriptions } from '../tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { emitter } from '../../../events/emit.ts'
import type { Services } from '../../../kernel/services.ts'
import { followCard } from '../card/follow-card.ts'
import { suspendPortal } from '../card/suspend-portal.ts'
import { lockSubscription } from '../running-subscription.ts'
import { subscriptionReaders } from '../subscription-readers.ts'
import { turnTerm } from '../turn-term.ts'

/** Every 15 minutes: a term ends at midnight in its portal's time zone. */
export const turnSubscriptionsCron = '*/15 * * * * turn-subscriptions'

type In = Pick<Services, 'app' | 'platform' | 'log' | 'now' | 'payments'>
const month_ms = 30 * 86_400_000

/**
 * Starts the next terms of contracts, ends canceled ones, sends reminders a month before a yearly renewal or a new price, and suspends portals whose
 * payment has been missing for a week.
 */
export async function turnSubscriptions(services: In): Promise<void> {
  const { app, platform, log, now } = services
  let turned = 0
  let told = 0
  const ending = await endingSubscriptions(platform.db, { before: new Date(now().getTime() + month_ms), now: now() })
  for (const { portal_id, id, time_zone, provider_id, period_ends_at, is_awaited } of ending) {
    // The provider has already renewed, ended or charged it, but the event was lost.
    if (provider_id !== null && (is_awaited || period_ends_at <= now())) await isFollowed(services, portal_id)
    await inPortal(app.db, portal_id, async (db) => {
      turned += await turnTerm(db, { now: now(), time_zone })
      told += await remindOfRenewal(db, { portal_id, id, now: now() })
      told += await remindOfPrice(db, { portal_id, id, now: now() })
    })
  }
  const suspended = await suspendOverdue(services)
  if (turned + told + suspended > 0) log.info({ turned, told, suspended }, 'terms of subscriptions ended, or will')
}

/** Reads from the provider once more before suspending a portal, because the event of a payment may have been lost (OP-68). */
async function suspendOverdue(services: In): Promise<number> {
  const { app, platform, log, now } = services
  let suspended = 0
  for (const { portal_id } of await overdueSubscriptions(platform.db, new Date(now().getTime() - noticePeriod_ms))) {
    if (!(await isFollowed(services, portal_id)))
      log.warn({ portal: portal_id }, 'not suspended: nobody knows whether it has paid')
    else
      suspended += await inPortal(app.db, portal_id, async (db) => {
        const row = await lockSubscription(db)
        return row && (await suspendPortal({ db, emit: emitter(db, portal_id) }, { row, now: now() })) ? 1 : 0
      })
  }
  return suspended
}

/** Once per term: a unique index on reminder events lets only one through. */
async function remindOfRenewal(
  db: Transaction,
  { portal_id, id, now }: { portal_id: number; id: number; now: Date },
): Promise<number> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.billing_type, 'annual'), ne(subscriptions.status, 'deleted')))
  if (
    !row ||
    row.status === 'canceled' ||
    row.past_due_at !== null ||
    row.period_ends_at.getTime() - now.getTime() > month_ms
  )
    return 0
  if (row.next_billing_type === 'monthly') return 0
  const { plan_id, billing_type, period_ends_at } = row
  // The email states what is renewed, so it uses the planned price if there is one.
  const price = row.next_price ?? row.price
  const told = { subscription_id: id, plan_id, billing_type, price, period_ends_at }
  const [fresh] = await db
    .insert(subscriptionEvents)
    .values({ ...told, kind: 'reminded' })
    .onConflictDoNothing()
    .returning({ id: subscriptionEvents.id })
  if (!fresh) return 0
  await emitter(db, portal_id)('subscription.renews_soon', { subscription_id: id })
  return 1
}

/**
 * Once per new price of the next term: plans billed monthly, or changing to monthly, get no other reminder. The yearly renewal reminder states its
 * price itself.
 */
async function remindOfPrice(
  db: Transaction,
  { portal_id, id, now }: { portal_id: number; id: number; now: Date },
): Promise<number> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row || row.ended_at !== null || row.status === 'canceled' || row.past_due_at !== null) return 0
  if (row.next_price === null || row.next_price === row.price) return 0
  if (row.period_ends_at.getTime() - now.getTime() > month_ms) return 0
  const next = {
    plan_id: row.next_plan_id ?? row.plan_id,
    billing_type: row.next_billing_type ?? row.billing_type,
    price: row.next_price,
  }
  const ofTerm = and(
    eq(subscriptionEvents.subscription_id, id),
    eq(subscriptionEvents.period_ends_at, row.period_ends_at),
  )
  const ofPrice = eq(subscriptionEvents.price, next.price)
  const reminded = await db.$count(subscriptionEvents, and(ofTerm, ofPrice, eq(subscriptionEvents.kind, 'reminded')))
  if (reminded > 0) return 0
  const [fresh] = await db
    .insert(subscriptionEvents)
    .values({ ...next, subscription_id: id, period_ends_at: row.period_ends_at, kind: 'price_told' })
    .onConflictDoNothing()
    .returning({ id: subscriptionEvents.id })
  if (!fresh) return 0
  const emit = emitter(db, portal_id)
  for (const { user_id } of await subscriptionReaders(db))
    await emit('subscription.price_changes', { subscription_id: id, user_id })
  return 1
}

/** False if the provider did not answer; the next run asks again. */
const isFollowed = (services: In, portal_id: number): Promise<boolean> =>
  followCard(services, { portal_id, actor_id: null }).then(
    () => true,
    () => false,
  )
