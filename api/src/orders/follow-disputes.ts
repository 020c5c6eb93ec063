import { eq } from 'drizzle-orm'
import type { PaymentDispute } from '../adapters/payments/payments.ts'
import { disputes } from '../db/tables/after-payment.ts'
import { orderLines } from '../db/tables/orders.ts'
import { pauseLine, resumeLine } from '../enrollments/line-access.ts'
import type { Scope } from '../kernel/context.ts'
import { noteStep } from './note-step.ts'
import { linesOf, takeBackLines } from './order-lines.ts'
import type { OrderRow } from './order-lines.ts'

type In = { order: OrderRow; disputes: readonly PaymentDispute[]; now: Date }
const kinds = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' } as const

/**
 * A dispute pauses the lines of its order, a won one lets them go on, a lost one is as a refund. Each change is one step, however often
 * and in whatever order it is told.
 */
export async function followDisputes(scope: Scope, { order, disputes: told, now }: In): Promise<void> {
  for (const dispute of told.toReversed()) await keepDispute(scope, { order, dispute, now })
  const isLost = told.some(({ status }) => status === 'lost')
  const isOpen = told.some(({ status }) => status === 'open')
  const lines = (await linesOf(scope.db, order.id)).filter(({ refunded_at }) => refunded_at === null)
  if (isLost) return takeBackLines(scope, { order, lines, now })
  for (const { id: line_id, quantity, disputed_at } of lines) {
    if (isOpen === (disputed_at !== null)) continue
    if (isOpen) await pauseLine(scope.db, { line_id, buyer_id: order.user_id, now })
    else await resumeLine(scope.db, { line_id, buyer_id: order.user_id, quantity })
    await scope.db
      .update(orderLines)
      .set({ disputed_at: isOpen ? now : null })
      .where(eq(orderLines.id, line_id))
  }
}

async function keepDispute(
  { db, emit }: Scope,
  { order, dispute, now }: { order: OrderRow; dispute: PaymentDispute; now: Date },
): Promise<void> {
  const { id: provider_id, amount, reason, status, opened_at } = dispute
  const [known] = await db.select().from(disputes).where(eq(disputes.provider_id, provider_id))
  if (known?.status === status) return
  const closed_at = status === 'open' ? null : now
  if (known) await db.update(disputes).set({ status, closed_at }).where(eq(disputes.id, known.id))
  else
    await db.insert(disputes).values({ order_id: order.id, provider_id, amount, reason, status, opened_at, closed_at })
  const step = { order_id: order.id, amount, details: { reason } }
  // One that is heard of only when it is over was opened before.
  if (!known && status !== 'open') await noteStep(db, { ...step, kind: 'disputed', at: opened_at })
  await noteStep(db, { ...step, kind: kinds[status], at: now })
  await emit('order.disputed', { order_id: order.id, status })
}
