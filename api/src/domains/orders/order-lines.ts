import { asc, eq } from 'drizzle-orm'
import { mayStepOrder, orderStateOf, orderStates } from '@portico/shared/states/orders/order.ts'
import { orderLines, orders } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import { revokeLineAccess } from './line-access.ts'

export type OrderRow = typeof orders.$inferSelect
export type Line = typeof orderLines.$inferSelect

/** Sorted by course, so that two orders of one buyer lock the accounts in the same order. */
export const linesOf = (db: Scope['db'], order_id: number): Promise<Line[]> =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, order_id))
    .orderBy(asc(orderLines.course_id), asc(orderLines.id))

/** Releases the lines of a failed refund, so that each can be refunded again. */
export async function freeLines(db: Scope['db'], refund_id: number): Promise<void> {
  await db
    .update(orderLines)
    .set({ refund_id: null, refund_amount: null, refund_tax: null })
    .where(eq(orderLines.refund_id, refund_id))
}

/** Revokes what refunded lines bought (OP-67), each once; an order with no line left becomes refunded. */
export async function revokeLines(
  { db, emit }: Scope,
  { order, lines, now }: { order: OrderRow; lines: readonly Line[]; now: Date },
): Promise<void> {
  for (const { id, total, tax, refund_amount, refund_tax } of lines) {
    await revokeLineAccess(db, { line_id: id, buyer_id: order.user_id, now })
    // Without a refund of ours, all of it was returned: in the provider's dashboard, or through a lost dispute.
    const back = { refund_amount: refund_amount ?? total, refund_tax: refund_tax ?? tax }
    await db
      .update(orderLines)
      .set({ ...back, refunded_at: now, disputed_at: null })
      .where(eq(orderLines.id, id))
  }
  if (lines.length > 0) await emit('order.lines_refunded', { order_id: order.id })
  const isLeft = (await linesOf(db, order.id)).some(({ refunded_at }) => refunded_at === null)
  const state = orderStateOf(order)
  if (isLeft || !state || !mayStepOrder(state, 'refunded')) return
  await db
    .update(orders)
    .set({ ...orderStates.refunded, refunded_at: now })
    .where(eq(orders.id, order.id))
}
