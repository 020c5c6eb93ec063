import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '../../tables.ts'
import type { Scope } from '../../../../kernel/context.ts'
import type { PaymentEvent } from '../../../../adapters/payments/payments.ts'

/**
 * Whether the event is about this order. An order paid before its session was stored (the process stopped in between) adopts the session now, if the
 * session's own reference names the order.
 */
export async function matchCheckoutSession(
  { db }: Scope,
  { order_id, portal_id, event }: { order_id: number; portal_id: number; event: PaymentEvent },
): Promise<boolean> {
  const [order] = await db
    .select({ checkout_session_id: orders.checkout_session_id })
    .from(orders)
    .where(eq(orders.id, order_id))
  if (!order) return false
  const { session } = event
  if (!session || order.checkout_session_id === session.id) return true
  const isOfOrder = session.about?.portal_id === portal_id && session.about.order_id === order_id
  if (order.checkout_session_id !== null || !isOfOrder) return false
  await db
    .update(orders)
    .set({ checkout_session_id: session.id })
    .where(and(eq(orders.id, order_id), isNull(orders.checkout_session_id)))
  return true
}
