import { and, eq, gt } from 'drizzle-orm'
import { bodyLimitOf } from '@portico/shared/calls/body-limit.ts'
import { stripe_webhook } from '@portico/shared/contract/orders.ts'
import type { PaymentEvent, PaymentSubject } from '../../adapters/payments/payments.ts'
import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../db/in-portal.ts'
import { orders } from '../../db/tables/orders.ts'
import type { Scope } from '../../kernel/context.ts'
import { emitter } from '../../events/emit.ts'
import { fail } from '../../kernel/fail.ts'
import { readText } from '../../kernel/read-text.ts'
import type { Services } from '../../kernel/services.ts'
import { verb } from '../../kernel/verb.ts'
import { accountNameOfOrder } from './account-of-order.ts'
import { adoptSession } from './adopt-session.ts'
import { lacksAccount } from './lacks-account.ts'
import { keepEvent, markHandled } from '../../db/cross-portal/payment-events.ts'
import { refundOrder } from './refund-order.ts'
import { settleOrder } from './settle-order.ts'

/**
 * An event only says which portal and order to look at, from the metadata that we set ourselves. What happened is asked of the
 * provider. When that fails the answer is an error, and the provider delivers the event again.
 */
export const stripeWebhook = verb(stripe_webhook, async ({ services, request, log }) => {
  const { platform } = services
  const raw = await readText(request, { limit_bytes: bodyLimitOf(stripe_webhook) })
  const read = await readEvent(services, { raw, signature: request.headers.get('stripe-signature') ?? '' })
  if (read === 'not ours') return { received: true as const }
  const { event, account } = read
  if (!(await keepEvent(platform, { event, account, raw }))) return { received: true as const }
  const { about } = event
  const portal = about && (await portalById(platform.db, about.portal_id))
  if (about && portal) {
    const within = <T>(work: (scope: Scope) => Promise<T>) =>
      inPortal(services.app.db, portal.id, (db) => work({ db, emit: emitter(db, portal.id) }))
    const isOurs = await within((scope) =>
      adoptSession(scope, { order_id: about.order_id, portal_id: portal.id, event }),
    )
    if (isOurs) {
      await settleOrder({ services, inPortal: within, order_id: about.order_id })
      if (event.refunded_charge_id !== null)
        await refundOrder({ services, inPortal: within, order_id: about.order_id, charge_id: event.refunded_charge_id })
    } else log.warn({ event: event.id, type: event.type }, 'a payment event about no order of ours')
  }
  await markHandled(platform, { account, id: event.id, portal_id: portal?.id ?? null })
  return { received: true as const }
})

async function readEvent(
  services: Services,
  webhook: { raw: string; signature: string },
): Promise<{ event: PaymentEvent; account: string } | 'not ours'> {
  const { payments } = services
  if (!payments.receivesEvents) return fail('payments.not_configured')
  const read = await payments.readEvent(webhook, (about) => signerOf(services, about))
  if (read === 'not ours' || read.event !== null) return read
  // The same for every order of the portal, whether it exists or not: nobody has proven anything yet.
  const isMissing = read.about !== null && (await lacksAccount(services, read.about.portal_id))
  return fail(isMissing ? 'payments.account_missing' : 'payments.signature_invalid')
}

/** The account whose signature counts for an order: the one that opened it, configured or not. An order that we do not have is its portal's to name. */
async function signerOf(services: Services, { portal_id, order_id }: PaymentSubject): Promise<string | null> {
  const [order] = await inPortal(services.app.db, portal_id, (db) =>
    db
      .select({ payment_account: orders.payment_account })
      .from(orders)
      .where(and(eq(orders.id, order_id), gt(orders.total, 0))),
  )
  return order ? accountNameOfOrder(order) : services.payments.accountNameOf(portal_id)
}
