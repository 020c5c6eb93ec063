import { and, eq } from 'drizzle-orm'
import { show_plan_order } from '@portico/shared/contract/orders/plans.ts'
import { portalById } from '../../../../../db/cross-portal/portals-and-members.ts'
import { orders, planOrders } from '../../../tables.ts'
import { plans } from '../../../../subscriptions/tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { portalUrl } from '../../../../../portal/portal-url.ts'
import { planWire } from '../../../../subscriptions/door.ts'

export const showPlanOrder = verb(show_plan_order, async ({ db, actor, services }, { params }) => {
  const [found] = await db
    .select({ order: planOrders, plan: plans })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.order_id))
    .innerJoin(plans, eq(plans.id, planOrders.plan_id))
    .where(and(eq(planOrders.order_id, params.order_id), eq(orders.user_id, actor.id)))
  if (!found) return fail('orders.not_found')
  const { tenant_id, begun_at, billing_type } = found.order
  const tenant = begun_at !== null && tenant_id !== null ? await portalById(services.platform.db, tenant_id) : null
  return {
    plan: planWire(found.plan),
    billing_type,
    begun_at: begun_at?.toISOString() ?? null,
    portal: tenant && { name: tenant.name, url: portalUrl(tenant, services.config) },
  }
})
