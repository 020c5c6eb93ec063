import { and, eq } from 'drizzle-orm'
import { show_plan_order } from '@portico/shared/contract/orders/plans.ts'
import { portalById } from '../../../../../db/cross-portal/portals-and-members.ts'
import { orderLines, orders, planOrders, planPayments } from '../../../tables.ts'
import { plans } from '../../../../subscriptions/tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { portalUrl } from '../../../../../portal/portal-url.ts'
import { planWire } from '../../../../subscriptions/door.ts'

/** Renewals and changes lead to the portal of the order that the plan was bought with. */
export const showPlanOrder = verb(show_plan_order, async ({ db, actor, services }, { params }) => {
  const [later] = await db.select().from(planPayments).where(eq(planPayments.order_id, params.order_id))
  const [found] = await db
    .select({ order: planOrders, plan: plans })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.order_id))
    .innerJoin(orderLines, eq(orderLines.order_id, params.order_id))
    .innerJoin(plans, eq(plans.id, orderLines.plan_id))
    .where(and(eq(planOrders.order_id, later?.first_order_id ?? params.order_id), eq(orders.user_id, actor.id)))
  if (!found) return fail('orders.not_found')
  const { tenant_id, begun_at } = found.order
  const tenant = begun_at !== null && tenant_id !== null ? await portalById(services.platform.db, tenant_id) : null
  return {
    plan: planWire(found.plan),
    billing_type: later?.billing_type ?? found.order.billing_type,
    begun_at: begun_at?.toISOString() ?? null,
    portal: tenant && { name: tenant.name, url: portalUrl(tenant, services.config) },
  }
})
