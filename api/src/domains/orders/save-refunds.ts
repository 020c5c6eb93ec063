import { and, eq } from 'drizzle-orm'
import type { PaymentRefund } from '../../adapters/payments/payments.ts'
import { refunds, orderLines } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import { noteStep } from './note-step.ts'
import { freeLines, type OrderRow } from './order-lines.ts'

type RefundRow = typeof refunds.$inferSelect

/**
 * Stores what the provider reports about an order's refunds, including those made in its dashboard, and returns the lines whose money was returned.
 * Each change of a refund is one step of the timeline, however often it is reported.
 */
export async function saveRefunds(
  scope: Scope,
  { order, refunds: told, now }: { order: OrderRow; refunds: readonly PaymentRefund[]; now: Date },
): Promise<ReadonlySet<number>> {
  const lines = new Set<number>()
  for (const refund of told.toReversed()) {
    const before = await refundOf(scope, { order, refund, now })
    await stepRefund(scope, { before, refund, now })
    if (refund.status === 'succeeded') for (const id of await linesOfRefund(scope, before, refund)) lines.add(id)
  }
  return lines
}

async function refundOf(
  { db }: Scope,
  { order, refund, now }: { order: OrderRow; refund: PaymentRefund; now: Date },
): Promise<RefundRow> {
  const [known] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.order_id, order.id),
        refund.refund_id === null ? eq(refunds.provider_id, refund.id) : eq(refunds.id, refund.refund_id),
      ),
    )
  if (known) return known
  const [made] = await db
    .insert(refunds)
    .values({ order_id: order.id, amount: refund.amount, reason: 'other', provider_id: refund.id, created_at: now })
    .returning()
  if (!made) throw new Error('no refund was kept')
  return made
}

async function stepRefund(
  { db, emit }: Scope,
  { before, refund, now }: { before: RefundRow; refund: PaymentRefund; now: Date },
): Promise<void> {
  if (before.status === refund.status && before.provider_id === refund.id) return
  const settled_at = refund.status === 'pending' ? null : now
  await db
    .update(refunds)
    .set({ status: refund.status, provider_id: refund.id, settled_at })
    .where(eq(refunds.id, before.id))
  if (refund.status === 'pending') return
  const { order_id, amount, actor_id } = before
  if (refund.status === 'failed') await freeLines(db, before.id)
  const kind = refund.status === 'succeeded' ? 'refunded' : 'refund_failed'
  await noteStep(db, { order_id, kind, amount, actor_id, at: now })
  if (refund.status === 'succeeded') await emit('refund.settled', { refund_id: before.id })
}

/** The lines of our own refunds are in our rows; a refund made elsewhere may list them in its metadata. */
async function linesOfRefund({ db }: Scope, kept: RefundRow, { line_ids }: PaymentRefund): Promise<readonly number[]> {
  const own = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.refund_id, kept.id))
  return [...own.map(({ id }) => id), ...line_ids]
}
