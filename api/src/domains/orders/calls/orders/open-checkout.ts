import { asc, eq } from 'drizzle-orm'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { orderLines, orders } from '../../tables.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'
import type { Portal } from '../../../../portal/portal.ts'
import type { Services } from '../../../../kernel/services.ts'
import { paymentItems } from './payment-items.ts'
import { accountOfOrder } from '../../account-of-order.ts'
import type { OrderRow } from './place-order.ts'
import { recurringOf } from './plans/recurring-of.ts'
import { successUrl } from './own-url.ts'

export type OpenCheckout = {
  services: Services
  portal: Portal
  order: OrderRow
  email: string
  inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

/**
 * Opens the provider's payment page of an order, outside any transaction, from the order's row alone and under the order's own key: the provider
 * opens one session, however many requests arrive at once.
 */
export async function openCheckout({ services, portal, order, email, inPortal }: OpenCheckout): Promise<string> {
  const { account } = accountOfOrder(services, order)
  const origin = portalUrl(portal, services.config)
  const lines = await inPortal(({ db }) =>
    db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.id)),
  )
  const recurring = order.type === 'subscription' ? await inPortal(({ db }) => recurringOf(db, order)) : null
  const session = await account
    .openSession({
      about: { portal_id: portal.id, order_id: order.id },
      currency: order.currency,
      lines: paymentItems(lines),
      recurring,
      platform_fee: order.platform_fee,
      buyer_email: email,
      shop_name: portal.name,
      success_url: successUrl({ origin, path: order.success_path, order_id: order.id }),
      cancel_url: new URL(order.cancel_path, origin).href,
    })
    .catch((error: unknown) => {
      services.log.error({ err: error, order: order.id }, 'the payment page could not be opened')
      return fail('payments.provider_failed')
    })
  if (!session.url) return fail('payments.provider_failed')
  const { id: checkout_session_id, url: checkout_url } = session
  const [kept] = await inPortal(({ db }) =>
    db
      .update(orders)
      .set({ checkout_session_id, checkout_url })
      .where(eq(orders.id, order.id))
      .returning({ status: orders.status }),
  )
  // Another order replaced it while its page was being opened.
  if (kept?.status === orderStatus.cancelled) {
    await account.closeSession(checkout_session_id)
    fail('payments.expired')
  }
  return checkout_url
}
