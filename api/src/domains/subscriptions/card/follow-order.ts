import { eq } from 'drizzle-orm'
import { noteBegun, tenantOfOrder, type PlanOrder, accountOfOrder } from '../../orders/door.ts'
import { portalById } from '../../../db/cross-portal/portals-and-members.ts'
import { inPortal as within } from '../../../db/in-portal.ts'
import { orders, planOrders } from '../../orders/tables.ts'
import { emitter } from '../../../events/emit.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { Services } from '../../../kernel/services.ts'
import { startBoughtSubscription } from './start-bought-subscription.ts'
import { followCard } from './follow-card.ts'
import { nextReading } from './next-reading.ts'

type FollowInput = {
  services: Services
  /** the portal that sold it */ portal_id: number
  order_id: number
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/**
 * Carries out a paid plan order: creates its portal and its subscription there, then applies later changes. Each step checks what earlier ones left,
 * so it can be interrupted anywhere, run concurrently and be repeated.
 */
export async function followOrder({ services, portal_id, order_id, inPortal }: FollowInput): Promise<void> {
  const found = await inPortal(({ db }) => readOrder(db, order_id))
  if (!found || found.order.paid_at === null || found.order.checkout_session_id === null) return
  const { order, plan } = found
  if (plan.begun_at !== null && plan.tenant_id !== null)
    return followCard(services, { portal_id: plan.tenant_id, actor_id: null })
  const { name: payment_account, account } = accountOfOrder(services, order)
  const { subscription_id } = await account.readSession(order.checkout_session_id ?? '')
  if (subscription_id === null) throw new Error(`the paid order ${order_id} has no subscription`)
  const reading = await nextReading(services, { account, provider_id: subscription_id })
  const tenant_id = await tenantOfOrder(services.platform.db, { portal_id, order_id })
  const portal = await portalById(services.platform.db, tenant_id)
  if (!portal) throw new Error(`the portal ${tenant_id} of order ${order_id} is gone`)
  const now = services.now()
  const begun = await within(services.app.db, tenant_id, (db) =>
    startBoughtSubscription(
      { db, emit: emitter(db, tenant_id) },
      {
        portal,
        is_new: plan.new_slug !== null,
        buyer_id: order.user_id,
        provider_id: subscription_id,
        payment_account,
        reading,
        now,
      },
    ),
  )
  // The portal got another subscription meanwhile, so this one must stop charging. Staff refund it.
  if (!begun) {
    services.log.error({ order: order_id, portal: tenant_id }, 'a plan was bought for a portal that has one')
    if (reading.said.state !== 'ended') await account.recurrences.endNow(subscription_id)
  }
  await noteBegun(services.platform.db, { portal_id, order_id, at: now })
}

async function readOrder(
  db: Scope['db'],
  order_id: number,
): Promise<{ order: typeof orders.$inferSelect; plan: PlanOrder } | undefined> {
  const [found] = await db
    .select({ order: orders, plan: planOrders })
    .from(orders)
    .innerJoin(planOrders, eq(planOrders.order_id, orders.id))
    .where(eq(orders.id, order_id))
  return found
}
