import { and, asc, eq, isNull, lt, lte, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PlanName } from '@portico/shared/states/subscriptions/plan.ts'
import type { SubscriptionStatus } from '@portico/shared/states/subscriptions/subscription.ts'
import { byId } from '../../../db/by-id.ts'
import type { Database } from '../../../db/client.ts'
import { anyHasWords } from '../../../db/search-words.ts'
import { users } from '../../identity/tables.ts'
import { portals } from '../../portals/tables.ts'
import { plans, subscriptionEvents, subscriptions } from '../tables.ts'

// Subscriptions of all portals, read under the role `platform` for super admins and scheduled jobs.

const columns = {
  subscription: subscriptions,
  plan: plans,
  portal: {
    id: portals.id,
    name: portals.name,
    kind: portals.kind,
    slug: portals.slug,
    custom_domain: portals.custom_domain,
    time_zone: portals.time_zone,
  },
}
const lines = (db: Database) =>
  db
    .select(columns)
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .innerJoin(portals, eq(portals.id, subscriptions.portal_id))
/** Matches each portal's latest subscription: the running one, or else its last. */
const isLast: SQL = sql`not exists (select from subscriptions later
  where later.portal_id = ${subscriptions.portal_id} and later.id > ${subscriptions.id})`
export type SubscriptionOfPortal = Awaited<ReturnType<typeof lines>>[number]

type Matching = {
  search: string | undefined
  status: SubscriptionStatus | undefined
  plan: PlanName | undefined
}
const matching = ({ search, status, plan }: Matching) =>
  and(
    isLast,
    status && eq(subscriptions.status, status),
    plan && eq(plans.short_name, plan),
    anyHasWords([portals.name, portals.slug, portals.custom_domain], search),
  )

export async function subscriptionLines(
  db: Database,
  { place, size, ...wanted }: Matching & { place: { id: number; back: boolean } | null; size: number },
): Promise<SubscriptionOfPortal[]> {
  const { beyond, order } = byId(portals.id, place)
  return lines(db)
    .where(and(beyond, matching(wanted)))
    .orderBy(order)
    .limit(size + 1)
}

export const subscriptionsMatching = (db: Database, wanted: Matching): SQLWrapper =>
  db
    .select({ id: portals.id })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.plan_id))
    .innerJoin(portals, eq(portals.id, subscriptions.portal_id))
    .where(matching(wanted))

export async function subscriptionLine(db: Database, portal_id: number): Promise<SubscriptionOfPortal | null> {
  return (await lines(db).where(and(eq(subscriptions.portal_id, portal_id), isLast)))[0] ?? null
}

/** Events of a portal's subscriptions, newest first, with who caused them. */
export const eventsOfSubscription = (db: Database, portal_id: number) =>
  db
    .select({
      event: subscriptionEvents,
      plan: plans.name,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(subscriptionEvents)
    .innerJoin(plans, eq(plans.id, subscriptionEvents.plan_id))
    .leftJoin(users, eq(users.id, subscriptionEvents.actor_id))
    .where(eq(subscriptionEvents.portal_id, portal_id))
    .orderBy(sql`${subscriptionEvents.id} desc`)

/** Credits follow the payment of a term; a contract has no such instant. */
const isAwaited = lt(subscriptions.credited_until, subscriptions.period_ends_at)

/**
 * Running subscriptions whose term ends before a given time and that need an action or a reminder: the term is over, a yearly plan renews, or the
 * next term has another price. Also those by card whose term began and whose payment we have not heard of (`is_awaited`).
 */
export const endingSubscriptions = (db: Database, { before, now }: { before: Date; now: Date }) =>
  db
    .select({
      id: subscriptions.id,
      portal_id: subscriptions.portal_id,
      time_zone: portals.time_zone,
      provider_id: subscriptions.provider_id,
      period_ends_at: subscriptions.period_ends_at,
      is_awaited: sql<boolean>`coalesce(${isAwaited}, false)`,
    })
    .from(subscriptions)
    .innerJoin(portals, eq(portals.id, subscriptions.portal_id))
    .where(
      and(
        isNull(subscriptions.ended_at),
        or(
          isAwaited,
          and(
            lt(subscriptions.period_ends_at, before),
            or(
              lte(subscriptions.period_ends_at, now),
              eq(subscriptions.billing_type, 'annual'),
              ne(subscriptions.next_price, subscriptions.price),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(subscriptions.id))

/** Running subscriptions with a payment missing since before a given time whose portal is not suspended. */
export const overdueSubscriptions = (db: Database, before: Date) =>
  db
    .select({ portal_id: subscriptions.portal_id })
    .from(subscriptions)
    .where(
      and(isNull(subscriptions.ended_at), isNull(subscriptions.suspended_at), lt(subscriptions.past_due_at, before)),
    )
    .orderBy(asc(subscriptions.id))
