import { eq } from 'drizzle-orm'
import type { PaymentDispute } from '../../adapters/payments/payments.ts'
import { disputes } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import { noteStep } from './note-step.ts'
import type { OrderRow } from './order-lines.ts'

const kinds = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' } as const

/**
 * Stores what the provider reports about an order's disputes. Each change is one step of the timeline, however often and in whatever order it is
 * reported.
 */
export async function saveDisputes(
  scope: Scope,
  { order, disputes: told, now }: { order: OrderRow; disputes: readonly PaymentDispute[]; now: Date },
): Promise<void> {
  for (const dispute of told.toReversed()) await saveDispute(scope, { order, dispute, now })
}

async function saveDispute(
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
  // A dispute first reported when it is already over gets its opening step, too.
  if (!known && status !== 'open') await noteStep(db, { ...step, kind: 'disputed', at: opened_at })
  await noteStep(db, { ...step, kind: kinds[status], at: now })
  await emit('order.disputed', { order_id: order.id, status })
}
