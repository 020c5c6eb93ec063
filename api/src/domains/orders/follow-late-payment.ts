import { and, eq } from 'drizzle-orm'
import type { Payment } from '../../adapters/payments/payments.ts'
import { orderEvents } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import { keepDisputes } from './keep-disputes.ts'
import { keepRefunds } from './keep-refunds.ts'
import type { OrderRow } from './order-lines.ts'

/** Records what became of the payment of an order that was canceled but paid anyway; it granted nothing, so nothing is revoked. */
export async function followLatePayment(
  scope: Scope,
  { order, payment, now }: { order: OrderRow; payment: Payment; now: Date },
): Promise<void> {
  const isLate = and(eq(orderEvents.order_id, order.id), eq(orderEvents.kind, 'paid_late'))
  const [late] = await scope.db.select({ id: orderEvents.id }).from(orderEvents).where(isLate).limit(1)
  if (!late) return
  await keepRefunds(scope, { order, refunds: payment.refunds, now })
  await keepDisputes(scope, { order, disputes: payment.disputes, now })
}
