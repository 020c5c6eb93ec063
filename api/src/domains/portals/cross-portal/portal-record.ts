import { and, arrayContained, arrayContains, eq, not } from 'drizzle-orm'
import type { Role } from '@portico/shared/access/roles.ts'
import type { Database } from '../../../db/client.ts'
import { memberships, users } from '../../identity/tables.ts'
import { companies, portals, portalSettings } from '../tables.ts'

/** Returns one portal with everything that belongs to it, under the role `platform`; null for an unknown id. */
export async function portalRecord(db: Database, id: number) {
  const [portal] = await db.select().from(portals).where(eq(portals.id, id))
  const [setting] = await db.select().from(portalSettings).where(eq(portalSettings.portal_id, id))
  const [company] = await db.select().from(companies).where(eq(companies.portal_id, id))
  if (!portal || !setting) return null
  const ofPortal = eq(memberships.portal_id, id)
  const staff = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      roles: memberships.roles,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(ofPortal, not(arrayContained(memberships.roles, ['learner', 'manager']))))
    .orderBy(users.id)
  const counted = (role: Role) => db.$count(memberships, and(ofPortal, arrayContains(memberships.roles, [role])))
  return {
    ...portal,
    setting,
    company: company ?? null,
    users: staff,
    plan: portal.plan_short_name === null ? null : { short_name: portal.plan_short_name },
    subscription: portal.subscription_ends_at === null ? null : { ends_at: portal.subscription_ends_at.toISOString() },
    managers_count: await counted('manager'),
    learners_count: await counted('learner'),
  }
}
