import { and, asc, eq, inArray } from 'drizzle-orm'
import { creditNoteNumber } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import type { Transaction } from '../../../../db/client.ts'
import { orderLines, refunds } from '../../tables.ts'

type Line = Pick<typeof orderLines.$inferSelect, 'order_id' | 'total' | 'refund_amount' | 'refunded_at'>
type Asked = { order_ids: readonly number[]; lines: readonly Line[] }

/** Reads what went back of these orders: completed refunds with their credit notes, and the sum. */
export async function readRefunds(db: Transaction, { order_ids, lines }: Asked) {
  const made = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.order_id, [...order_ids]), eq(refunds.status, 'succeeded')))
    .orderBy(asc(refunds.id))
  return (order_id: number) => {
    const own = made.filter((refund) => refund.order_id === order_id && refund.amount > 0)
    const byRefunds = own.reduce((sum, { amount }) => sum + amount, 0)
    const byLines = lines.reduce((sum, line) => sum + (line.order_id === order_id ? returnedOf(line) : 0), 0)
    return {
      // A refund made in the provider's dashboard names no line, and a lost dispute is no refund.
      refunded: Math.max(byRefunds, byLines),
      refunds: own.map(({ id, amount, settled_at, created_at, credit_note_number: number }) => ({
        id,
        amount,
        refunded_at: settled_at ?? created_at,
        credit_note: number === null ? null : creditNoteNumber(number),
      })),
    }
  }
}

const returnedOf = ({ total, refund_amount, refunded_at }: Line): number =>
  refunded_at === null ? 0 : (refund_amount ?? total)
