import { bodyLimitOf } from '@portico/shared/calls/body-limit.ts'
import { stripe_webhook } from '@portico/shared/contract/orders.ts'
import type { PaymentEvent } from '../../adapters/payments/payments.ts'
import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Scope } from '../../kernel/context.ts'
import { emitter } from '../../events/emit.ts'
import { fail } from '../../kernel/fail.ts'
import { readText } from '../../kernel/read-text.ts'
import type { Services } from '../../kernel/services.ts'
import { verb } from '../../kernel/verb.ts'
import { adoptSession } from './adopt-session.ts'
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
  const event = readEvent(services, { raw, signature: request.headers.get('stripe-signature') ?? '' })
  if (event === 'not ours') return { received: true as const }
  if (!(await keepEvent(platform, { event, raw }))) return { received: true as const }
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
        await refundOrder({ services, inPortal: within, ...about, charge_id: event.refunded_charge_id })
    } else log.warn({ event: event.id, type: event.type }, 'a payment event about no order of ours')
  }
  await markHandled(platform, { id: event.id, portal_id: portal?.id ?? null })
  return { received: true as const }
})

function readEvent({ payments }: Services, webhook: { raw: string; signature: string }): PaymentEvent | 'not ours' {
  if (!payments.receivesEvents) return fail('payments.not_configured')
  return payments.readEvent(webhook) ?? fail('payments.signature_invalid')
}
