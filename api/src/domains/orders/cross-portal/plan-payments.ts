import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { portals } from '../../portals/tables.ts'
import { orders, planOrders, planPayments } from '../tables.ts'

// Payments of a portal's plan, under the role `platform`, because their orders belong to the portal that sold it.

/** Ten years of months; older ones are in the buyer's orders. */
const most = 120

/** Returns what was paid for a portal's plan, newest first. */
export const paymentsForPortal = (db: Database, tenant_id: number) =>
  db
    .select({
      order: orders,
      reason: planPayments.reason,
      /** null: the first payment */
      invoice_id: planPayments.invoice_id,
      seller: { kind: portals.kind, slug: portals.slug, custom_domain: portals.custom_domain },
      title: sql<string>`(select min(l.title) from order_lines l where l.portal_id = ${orders.portal_id} and l.order_id = ${orders.id})`,
      refunded: sql<number>`coalesce((select sum(r.amount) from refunds r where r.portal_id = ${orders.portal_id} and r.order_id = ${orders.id} and r.status = 'succeeded'), 0)::int`,
    })
    .from(orders)
    .innerJoin(portals, eq(portals.id, orders.portal_id))
    .leftJoin(planOrders, and(eq(planOrders.order_id, orders.id), eq(planOrders.portal_id, orders.portal_id)))
    .leftJoin(planPayments, and(eq(planPayments.order_id, orders.id), eq(planPayments.portal_id, orders.portal_id)))
    .where(
      and(isNotNull(orders.paid_at), or(eq(planOrders.tenant_id, tenant_id), eq(planPayments.tenant_id, tenant_id))),
    )
    .orderBy(desc(orders.paid_at), desc(orders.id))
    .limit(most)
