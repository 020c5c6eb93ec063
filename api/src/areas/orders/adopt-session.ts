import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '../../db/tables/orders.ts'
import type { Scope } from '../../kernel/context.ts'
import type { ProviderEvent } from './provider-types.ts'

/**
 * Whether the event is about this order. One that was paid before its session could be noted (we stopped in between) takes the session
 * now, when the session's own reference names the order.
 */
export async function adoptSession(
  { db }: Scope,
  { order_id, portal_id, event }: { order_id: number; portal_id: number; event: ProviderEvent },
): Promise<boolean> {
  const [order] = await db
    .select({ checkout_session_id: orders.checkout_session_id })
    .from(orders)
    .where(eq(orders.id, order_id))
  if (!order) return false
  const { object } = event.data
  if (object.object !== 'checkout.session' || order.checkout_session_id === object.id) return true
  if (order.checkout_session_id !== null || object.client_reference_id !== `order-${portal_id}-${order_id}`)
    return false
  await db
    .update(orders)
    .set({ checkout_session_id: object.id })
    .where(and(eq(orders.id, order_id), isNull(orders.checkout_session_id)))
  return true
}
