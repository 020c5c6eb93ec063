import { and, asc, eq } from 'drizzle-orm'
import type { Receipt } from '@portico/shared/contract/orders/receipt.ts'
import { creditNoteNumber, lineTitle } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import type { Transaction } from '../../db/client.ts'
import { refunds, orderLines } from './tables.ts'
import { fail } from '../../kernel/fail.ts'

/** Returns what a refund paid back, as stated on its credit note, with the parties of the invoice. */
export async function readCreditNote(
  db: Transaction,
  { refund_id, receipt }: { refund_id: number; receipt: Receipt },
): Promise<{ receipt: Receipt; number: string }> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refund_id), eq(refunds.order_id, receipt.order_id)))
  if (!refund?.credit_note_number || !refund.settled_at) return fail('orders.not_found')
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.refund_id, refund_id))
    .orderBy(asc(orderLines.id))
  const { amount, tax, settled_at } = refund
  const named = lines.map(({ id, kind, quantity, unit_price, refund_amount, refund_tax, ...line }) => {
    const total = (refund_amount ?? line.total) - (refund_tax ?? line.tax)
    return { id, kind, title: lineTitle(line), quantity, unit_price, total, refunded_at: null }
  })
  // A refund made in the provider's dashboard lists no lines.
  const kind = receipt.lines[0]?.kind ?? 'Course'
  const whole = {
    id: 0,
    kind,
    title: 'Refund',
    quantity: 1,
    unit_price: amount,
    total: amount - tax,
    refunded_at: null,
  }
  const back = { discount: 0, coupon_code: null, tax, tax_exemption: null, total: amount, refunded: 0 }
  const paid_at = settled_at.toISOString()
  const stated = { ...receipt, ...back, lines: named.length > 0 ? named : [whole], paid_at }
  return { receipt: stated, number: creditNoteNumber(refund.credit_note_number) }
}
