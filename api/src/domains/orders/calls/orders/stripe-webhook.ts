import { and, eq, gt } from 'drizzle-orm'
import { bodyLimitOf } from '@portico/shared/calls/body-limit.ts'
import { stripe_webhook } from '@portico/shared/contract/orders/orders.ts'
import type { PaymentEvent, PaymentSubject } from '../../../../adapters/payments/payments.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { orders } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { readText } from '../../../../kernel/parse-input.ts'
import type { Services } from '../../../../kernel/services.ts'
import { verb } from '../../../../kernel/verb.ts'
import { accountNameOfOrder } from '../../account-of-order.ts'
import { handleEvent } from './handle-event.ts'
import { isAccountMissing } from './account-missing.ts'
import { storeEvent, orderOfPayment } from '../../cross-portal/payment-events.ts'

/**
 * An event only says which portal and order to look at, from metadata that we set ourselves; the provider is queried about what happened. If that
 * fails, the response is an error and the provider delivers the event again.
 */
export const stripeWebhook = verb(stripe_webhook, async ({ services, request, log }) => {
  const raw = await readText(request, { limit_bytes: bodyLimitOf(stripe_webhook) })
  const read = await readEvent(services, { raw, signature: request.headers.get('stripe-signature') ?? '' })
  if (read === 'not ours') return { received: true as const }
  if (await storeEvent(services.platform, { ...read, raw })) await handleEvent({ services, log, ...read })
  return { received: true as const }
})

async function readEvent(
  services: Services,
  webhook: { raw: string; signature: string },
): Promise<{ event: PaymentEvent; account: string } | 'not ours'> {
  const { payments } = services
  if (!payments.receivesEvents) return fail('payments.not_configured')
  const read = await payments.readEvent(webhook, {
    ofOrder: (about) => signerOf(services, about),
    orderOfPayment: (payment_id) => orderOfPayment(services.platform, payment_id),
  })
  if (read === 'not ours' || read.event !== null) return read
  // The same response for every order of the portal, whether it exists or not, because the sender is not verified yet.
  const isMissing = read.about !== null && (await isAccountMissing(services, read.about.portal_id))
  return fail(isMissing ? 'payments.account_missing' : 'payments.signature_invalid')
}

/** Returns the account whose signature counts for an order: the one that opened it, configured or not; for an unknown order, the portal's own. */
async function signerOf(services: Services, { portal_id, order_id }: PaymentSubject): Promise<string | null> {
  const [order] = await inPortal(services.app.db, portal_id, (db) =>
    db
      .select({ payment_account: orders.payment_account })
      .from(orders)
      .where(and(eq(orders.id, order_id), gt(orders.total, 0))),
  )
  return order ? accountNameOfOrder(order) : services.payments.accountNameOf(portal_id)
}
