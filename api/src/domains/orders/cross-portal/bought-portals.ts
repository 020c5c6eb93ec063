import { eq, and, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { memberships } from '../../identity/tables.ts'
import { makePortal } from '../../portals/door.ts'
import { portals } from '../../portals/tables.ts'
import { planOrders } from '../tables.ts'

// Portals bought with a plan, under the role `platform`, because their orders belong to the portal that sold them.

export type PlanOrder = typeof planOrders.$inferSelect

/**
 * Returns the portal that an order is for, created on the first call: the order's row is locked and references it in the same transaction, so no
 * crash or second event creates another one. A slug taken since gets a number.
 */
export function tenantOfOrder(
  db: Database,
  { portal_id, order_id }: { portal_id: number; order_id: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const mine = and(eq(planOrders.portal_id, portal_id), eq(planOrders.order_id, order_id))
    const [order] = await tx.select().from(planOrders).where(mine).for('update')
    if (!order) throw new Error(`order ${order_id} is of no plan`)
    if (order.tenant_id !== null) return order.tenant_id
    const made = await insertFree(tx, order)
    await tx.update(planOrders).set({ tenant_id: made }).where(mine)
    return made
  })
}

async function insertFree(
  tx: Transaction,
  order: Pick<PlanOrder, 'new_name' | 'new_slug'>,
  tries = 1,
): Promise<number> {
  const name = order.new_name ?? ''
  const wanted = order.new_slug ?? ''
  const slug = tries === 1 ? wanted : `${wanted.slice(0, 58)}-${tries}`
  return (await makePortal(tx, { name, slug })) ?? insertFree(tx, order, tries + 1)
}

export const noteBegun = (
  db: Database,
  { portal_id, order_id, at }: { portal_id: number; order_id: number; at: Date },
): Promise<unknown> =>
  db
    .update(planOrders)
    .set({ begun_at: sql`coalesce(begun_at, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(planOrders.portal_id, portal_id), eq(planOrders.order_id, order_id)))

/** Returns the tenants where a person is an admin, and whether each has a running subscription. */
export const tenantsOfAdmin = (db: Database, user_id: number) =>
  db
    .select({
      id: portals.id,
      name: portals.name,
      slug: portals.slug,
      kind: portals.kind,
      custom_domain: portals.custom_domain,
      is_subscribed: sql<boolean>`exists (select from subscriptions s where s.portal_id = ${portals.id} and s.ended_at is null)`,
    })
    .from(memberships)
    .innerJoin(portals, eq(portals.id, memberships.portal_id))
    .where(
      and(
        eq(memberships.user_id, user_id),
        eq(memberships.is_blocked, false),
        eq(portals.kind, 'tenant'),
        sql`'admin' = any(${memberships.roles})`,
      ),
    )
    .orderBy(portals.name)

export async function isSlugTaken(db: Database, slug: string): Promise<boolean> {
  return (await db.select({ id: portals.id }).from(portals).where(eq(portals.slug, slug))).length > 0
}
