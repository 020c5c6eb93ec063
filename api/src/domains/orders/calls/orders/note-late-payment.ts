import { and, eq } from 'drizzle-orm'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { orderEvents, orders } from '../../tables.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Services } from '../../../../kernel/services.ts'
import { accountOfOrder } from '../../account-of-order.ts'
import { noteStep } from '../../note-step.ts'

type In = {
  services: Services
  order_id: number
  session_id: string
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/**
 * Records once that a canceled order was paid anyway: nothing is granted, and staff are notified and can refund it. The order stores the payment, so
 * that disputes about it find their order.
 */
export async function noteLatePayment({ services, order_id, session_id, inPortal }: In): Promise<void> {
  const [order] = await inPortal(({ db }) => db.select().from(orders).where(eq(orders.id, order_id)))
  if (order?.status !== orderStatus.cancelled) return
  const session = await accountOfOrder(services, order)
    .account.readSession(session_id)
    .catch((error: unknown) => {
      services.log.warn({ err: error, order: order_id }, 'the payment provider did not answer')
      return fail('payments.provider_failed')
    })
  if (session.state !== 'paid') return
  await inPortal(async ({ db }) => {
    await db.update(orders).set({ payment_intent_id: session.payment_id }).where(eq(orders.id, order_id))
    const isLate = and(eq(orderEvents.order_id, order_id), eq(orderEvents.kind, 'paid_late'))
    const noted = await db.select({ id: orderEvents.id }).from(orderEvents).where(isLate)
    if (noted.length > 0) return
    await noteStep(db, { order_id, kind: 'paid_late', at: services.now(), amount: order.total })
  })
}
