import type { Logger } from 'pino'
import { eq } from 'drizzle-orm'
import type { PaymentEvent } from '../../../../adapters/payments/payments.ts'
import { noteOutcome } from '../../cross-portal/payment-events.ts'
import { portalById } from '../../../../db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { orders } from '../../tables.ts'
import { emitter } from '../../../../events/emit.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { Refusal } from '../../../../kernel/fail.ts'
import type { Services } from '../../../../kernel/services.ts'
import { matchCheckoutSession } from './match-checkout-session.ts'
import { followConnected } from '../../follow-connected.ts'
import { followPayment } from '../../follow-payment.ts'
import { noteLatePayment } from './note-late-payment.ts'
import { settleOrder } from './settle-order.ts'

type Received = { services: Services; log: Logger; event: PaymentEvent; account: string }

/** Updates the order of an event from its payment, and writes the outcome to the ledger. Throws if the event must be delivered again. */
export async function handleEvent({ services, log, event, account }: Received): Promise<'applied' | 'no_order'> {
  const { platform } = services
  const { about } = event
  const portal = about && (await portalById(platform.db, about.portal_id))
  const kept = { account, id: event.id }
  try {
    const seller = about === null ? await followConnected(services, event) : null
    if (seller !== null) {
      await noteOutcome(platform, { ...kept, outcome: 'applied', portal_id: seller, order_id: null })
      return 'applied'
    }
    const isOurs = about && portal ? await follow(services, { event, about }) : false
    if (about && portal && !isOurs)
      log.warn({ event: event.id, type: event.type }, 'a payment event about no order of ours')
    const outcome = isOurs ? 'applied' : 'no_order'
    await noteOutcome(platform, {
      ...kept,
      outcome,
      portal_id: portal?.id ?? null,
      order_id: isOurs ? about?.order_id : null,
    })
    return outcome
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'general.internal'
    await noteOutcome(platform, {
      ...kept,
      outcome: 'failed',
      portal_id: portal?.id ?? null,
      order_id: null,
      error: code,
    })
    throw error
  }
}

async function follow(
  services: Services,
  { event, about }: { event: PaymentEvent; about: NonNullable<PaymentEvent['about']> },
): Promise<boolean> {
  const { portal_id, order_id } = about
  const within = <T>(work: (scope: Scope) => Promise<T>) =>
    inPortal(services.app.db, portal_id, (db) => work({ db, emit: emitter(db, portal_id) }))
  if (!(await within((scope) => matchCheckoutSession(scope, { order_id, portal_id, event })))) return false
  await settleOrder({ services, inPortal: within, order_id })
  if (event.session) await noteLatePayment({ services, inPortal: within, order_id, session_id: event.session.id })
  const [order] = await within(({ db }) =>
    db.select({ fee: orders.fee, type: orders.type }).from(orders).where(eq(orders.id, order_id)),
  )
  if (order?.type === 'subscription') await within(({ emit }) => emit('subscription.moved', { order_id }))
  // The provider's fee is known only after querying the payment; until then, refunds and disputes are unknown, too.
  if (event.payment_id !== null || order?.fee === null) await followPayment({ services, inPortal: within, order_id })
  return true
}
