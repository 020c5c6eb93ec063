import { and, asc, eq, gt } from 'drizzle-orm'
import { lineTitle } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Transaction } from '../../db/client.ts'
import { users } from '../identity/tables.ts'
import { orderLines, orders, refunds } from './tables.ts'

/** Returns a completed refund as its buyer is told of it; null if there is none. */
export async function readRefund(db: Transaction, refund_id: number) {
  const [found] = await db
    .select({ refund: refunds, order: orders, email: users.email, first_name: users.first_name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(and(eq(refunds.id, refund_id), eq(refunds.status, 'succeeded')))
  if (!found) return null
  const { refund, order, email, first_name } = found
  const is_whole = await isLastOfWhole(db, found)
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.id))
  const own = lines.filter((line) => line.refund_id === refund_id)
  // A refund of everything that was made in the provider's dashboard names no lines, and is about all of them.
  const about = own.length === 0 && is_whole ? lines.filter((line) => line.refund_id === null) : own
  return {
    email,
    user_id: order.user_id,
    values: {
      order_id: order.id,
      first_name,
      amount: refund.amount,
      paid_with: order.paid_with,
      by_provider: order.payment_intent_id !== null,
      is_whole: is_whole || order.status === orderStatus.cancelled,
      credit_note_number: refund.credit_note_number,
      lines: about.map((line) => ({
        title: lineTitle(line),
        quantity: line.quantity,
        amount: line.refund_amount ?? line.total,
      })),
      ended: about.some((line) => line.kind !== 'Plan' && line.refunded_at !== null),
    },
  }
}

type Found = { refund: typeof refunds.$inferSelect; order: typeof orders.$inferSelect }

/** True for the refund that left nothing of its order. */
async function isLastOfWhole(db: Transaction, { refund, order }: Found): Promise<boolean> {
  if (order.payment_status !== 'refunded') return false
  const later = and(eq(refunds.order_id, order.id), eq(refunds.status, 'succeeded'), gt(refunds.id, refund.id))
  return (await db.$count(refunds, later)) === 0
}
