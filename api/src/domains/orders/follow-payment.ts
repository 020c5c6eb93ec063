import { and, eq } from 'drizzle-orm'
import { orderStateOf } from '@portico/shared/states/orders/order.ts'
import type { Payment } from '../../adapters/payments/payments.ts'
import { orderEvents, orders } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import { accountOfOrder } from './account-of-order.ts'
import { followDisputes } from './follow-disputes.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { saveRefunds } from './save-refunds.ts'
import { linesOf, type OrderRow, revokeLines } from './order-lines.ts'
import { saveDisputes } from './save-disputes.ts'

type In = { services: Services; order_id: number; inPortal: <T>(work: (scope: Scope) => Promise<T>) => Promise<T> }

/**
 * Queries the provider about a paid order's payment and applies refunds and disputes to the order. As with sessions, it uses the payment's current
 * state, never the event's.
 */
export async function followPayment({ services, order_id, inPortal }: In): Promise<void> {
  const [paid] = await inPortal(({ db }) => db.select().from(orders).where(eq(orders.id, order_id)))
  const id = paid?.payment_intent_id
  if (!paid || !id) return
  const { account } = accountOfOrder(services, paid)
  const payment = await account.readPayment(id).catch((error: unknown) => {
    services.log.warn({ err: error, order: order_id }, 'the payment provider did not answer')
    return fail('payments.provider_failed')
  })
  await inPortal((scope) => applyPayment(scope, { order_id, payment, now: services.now() }))
}

async function applyPayment(
  scope: Scope,
  { order_id, payment, now }: { order_id: number; payment: Payment; now: Date },
): Promise<void> {
  const { db } = scope
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id)).for('no key update')
  const state = order ? orderStateOf(order) : null
  if (order && state === 'cancelled') return followLatePayment(scope, { order, payment, now })
  if (!order || (state !== 'completed' && state !== 'refunded')) return
  if (payment.fee !== null && payment.fee !== order.fee)
    await db.update(orders).set({ fee: payment.fee }).where(eq(orders.id, order_id))
  const named = await saveRefunds(scope, { order, refunds: payment.refunds, now })
  const lines = (await linesOf(db, order_id)).filter(
    ({ id, refunded_at }) => refunded_at === null && (payment.is_refunded_whole || named.has(id)),
  )
  await revokeLines(scope, { order, lines, now })
  await followDisputes(scope, { order, disputes: payment.disputes, now })
  await issueCreditNotes(db, order_id)
}

/** Records what became of the payment of an order that was canceled but paid anyway; it granted nothing, so nothing is revoked. */
async function followLatePayment(
  scope: Scope,
  { order, payment, now }: { order: OrderRow; payment: Payment; now: Date },
): Promise<void> {
  const isLate = and(eq(orderEvents.order_id, order.id), eq(orderEvents.kind, 'paid_late'))
  const [late] = await scope.db.select({ id: orderEvents.id }).from(orderEvents).where(isLate).limit(1)
  if (!late) return
  await saveRefunds(scope, { order, refunds: payment.refunds, now })
  await saveDisputes(scope, { order, disputes: payment.disputes, now })
}
