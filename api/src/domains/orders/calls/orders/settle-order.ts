import { eq } from 'drizzle-orm'
import {
  mayStepOrder,
  orderStateOf,
  orderStates,
  orderStatus,
  type OrderState,
  type OrderStatus,
} from '@portico/shared/states/orders/order.ts'
import type { OrderEventKind } from '@portico/shared/states/orders/order-event.ts'
import type { PaymentSession, PaymentState } from '../../../../adapters/payments/payments.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Services } from '../../../../kernel/services.ts'
import { orders } from '../../tables.ts'
import { accountOfOrder } from '../../account-of-order.ts'
import { followCoupon } from '../../follow-coupon.ts'
import { completeOrder } from './complete-order.ts'
import { noteStep } from '../../note-step.ts'

type In = { services: Services; order_id: number; inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T> }

/**
 * Queries the provider about an open order and updates the order. It uses the session's current state, never the event's, so late, repeated and
 * reordered events lead to the same state. Throws if the provider does not answer or the account that opened the order is not configured.
 */
export async function settleOrder({ services, order_id, inPortal }: In): Promise<{ status: OrderStatus }> {
  const [order] = await inPortal(({ db }) => db.select().from(orders).where(eq(orders.id, order_id)))
  if (!order) return fail('orders.not_found')
  const isOpen = order.status === orderStatus.pending || order.status === orderStatus.failed
  if (isOpen && order.checkout_session_id) {
    const { account } = accountOfOrder(services, order)
    const session = await account.readSession(order.checkout_session_id).catch((error: unknown) => {
      services.log.warn({ err: error, order: order_id }, 'the payment provider did not answer')
      return fail('payments.provider_failed')
    })
    await inPortal((scope) => followSession(scope, { order_id, session, now: services.now() }))
  }
  const [after] = await inPortal(({ db }) =>
    db.select({ status: orders.status }).from(orders).where(eq(orders.id, order_id)),
  )
  return { status: after?.status ?? order.status }
}

/** Maps a session's state to the order's. A declined card leaves the session open and the order pending, so it can still be paid. */
const stateBy: Readonly<Record<PaymentState, OrderState>> = {
  open: 'pending',
  processing: 'processing',
  paid: 'completed',
  failed: 'failed',
  expired: 'cancelled',
}

async function followSession(
  scope: Scope,
  { order_id, session, now }: { order_id: number; session: PaymentSession; now: Date },
): Promise<void> {
  const to = stateBy[session.state]
  if (to === 'completed')
    return completeOrder(scope, {
      order_id,
      payment_intent_id: session.payment_id,
      paid_with: session.paid_with,
      now,
    })
  const [order] = await scope.db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  const from = order ? orderStateOf(order) : null
  if (!order || !from || !mayStepOrder(from, to)) return
  await followCoupon(scope.db, { order, to })
  await scope.db
    .update(orders)
    .set({ ...orderStates[to], ...(session.paid_with ? { paid_with: session.paid_with } : {}) })
    .where(eq(orders.id, order_id))
  const kind = stepBy[to]
  if (kind) await noteStep(scope.db, { order_id, kind, at: now })
  if (to === 'processing') await scope.emit('order.processing', { order_id })
  if (to === 'failed') await scope.emit('order.payment_failed', { order_id })
}

/** Maps the state to a step of the timeline; an open page adds none. */
const stepBy: Readonly<Record<OrderState, OrderEventKind | null>> = {
  pending: null,
  processing: 'processing',
  completed: 'paid',
  refunded: null,
  failed: 'payment_failed',
  cancelled: 'cancelled',
}
