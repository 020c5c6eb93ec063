import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { fail } from '../../../../kernel/fail.ts'
import { openCheckout, type OpenCheckout } from './open-checkout.ts'
import type { OrderRow } from './place-order.ts'
import { settleOrder } from './settle-order.ts'

export type Paying = Omit<OpenCheckout, 'order' | 'email'> & { actor: { email: string } }

/** Returns the payment page of an order, always the same one; null once it is paid. */
export async function openPage(ctx: Paying, order: OrderRow): Promise<string | null> {
  const { services, portal, actor, inPortal } = ctx
  if (order.status === orderStatus.cancelled) return fail('payments.expired')
  if (!order.checkout_url) return openCheckout({ services, portal, order, email: actor.email, inPortal })
  const { status } = await settleOrder({ services, inPortal, order_id: order.id })
  if (status === orderStatus.completed) return null
  return status === orderStatus.cancelled || status === orderStatus.failed
    ? fail('payments.expired')
    : order.checkout_url
}
