import { eq } from 'drizzle-orm'
import {
  mayStepOrder,
  orderStateOf,
  orderStates,
  orderStatus,
  type OrderState,
  type OrderStatus,
} from '@portico/shared/states/order.ts'
import type { Scope } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import { orders } from '../../db/tables/orders.ts'
import { completeOrder } from './complete-order.ts'
import type { CheckoutSession } from './provider-types.ts'

type In = { services: Services; order_id: number; inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T> }

/**
 * Asks the provider how an open order stands and lets the order follow. It goes by the session as it is now, never by what an event
 * said, so late, doubled and shuffled events all end in the same state. Throws when the provider does not answer.
 */
export async function settleOrder({ services, order_id, inPortal }: In): Promise<{ status: OrderStatus }> {
  const [order] = await inPortal(({ db }) => db.select().from(orders).where(eq(orders.id, order_id)))
  if (!order) return fail('orders.not_found')
  const { stripe } = services.payments
  const isOpen = order.status === orderStatus.pending || order.status === orderStatus.failed
  if (isOpen && order.checkout_session_id && stripe) {
    const session = await stripe.checkout.sessions
      .retrieve(order.checkout_session_id, { expand: ['payment_intent'] })
      .catch((error: unknown) => {
        services.log.warn({ err: error, order: order_id }, 'the payment provider did not answer')
        return fail('payments.provider_failed')
      })
    await inPortal((scope) => followSession(scope, { order_id, session, now: services.now() }))
  }
  const [after] = await inPortal(({ db }) =>
    db.select({ status: orders.status }).from(orders).where(eq(orders.id, order_id)),
  )
  return { status: (after?.status ?? order.status) as OrderStatus }
}

/** A declined card leaves the session open and the order pending: it may be paid again. */
export function stateOfSession(
  session: Pick<CheckoutSession, 'status' | 'payment_status' | 'payment_intent'>,
): OrderState {
  if (session.status === 'expired') return 'cancelled'
  if (session.status !== 'complete') return 'pending'
  if (session.payment_status !== 'unpaid') return 'completed'
  const intent = session.payment_intent
  return typeof intent === 'object' && intent?.status === 'requires_payment_method' ? 'failed' : 'processing'
}

async function followSession(
  scope: Scope,
  { order_id, session, now }: { order_id: number; session: CheckoutSession; now: Date },
): Promise<void> {
  const to = stateOfSession(session)
  const intent = session.payment_intent
  if (to === 'completed')
    return completeOrder(scope, {
      order_id,
      payment_intent_id: typeof intent === 'string' ? intent : (intent?.id ?? null),
      now,
    })
  const [order] = await scope.db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  const from = order ? orderStateOf(order) : null
  if (!from || !mayStepOrder(from, to)) return
  await scope.db.update(orders).set(orderStates[to]).where(eq(orders.id, order_id))
}
