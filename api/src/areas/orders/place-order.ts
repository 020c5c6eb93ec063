import { and, eq } from 'drizzle-orm'
import type { BilledTo } from '@portico/shared/rules/receipts/billed-to.ts'
import type { Scope } from '../../kernel/context.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import type { PricedLine } from './price-lines.ts'

type NewOrder = {
  user_id: number
  idempotency_key: string
  request_hash: string
  total: number
  payment_account: string | null
  success_path: string
  cancel_path: string
  billed_to: BilledTo
  lines: readonly PricedLine[]
  now: Date
}
export type OrderRow = typeof orders.$inferSelect

export async function orderOfKey(
  db: Scope['db'],
  { user_id, idempotency_key }: { user_id: number; idempotency_key: string },
): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, user_id), eq(orders.idempotency_key, idempotency_key)))
  return order ?? null
}

/** Writes the order with its lines, or answers the one that a parallel request wrote under the same key: the unique index decides. */
export async function placeOrder({ db, emit }: Scope, { lines, now, ...order }: NewOrder): Promise<OrderRow> {
  const [made] = await db
    .insert(orders)
    .values({ ...order, type: 'course', created_at: now })
    .onConflictDoNothing()
    .returning()
  if (!made) {
    const earlier = await orderOfKey(db, order)
    if (!earlier) throw new Error('the order vanished while it was placed')
    return earlier
  }
  await db.insert(orderLines).values(
    lines.map((line) => ({
      order_id: made.id,
      kind: 'Course' as const,
      course_id: line.id,
      title: line.title,
      quantity: line.quantity,
      unit_price: line.unit_price,
      total: line.total,
    })),
  )
  await emit('order.created', { order_id: made.id })
  return made
}
