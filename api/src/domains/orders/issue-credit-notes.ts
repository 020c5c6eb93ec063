import { and, asc, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { refunds } from './tables.ts'

/**
 * Gives each refund of an order that paid money back the portal's next credit note number, without gaps: a lock serializes this until the transaction
 * ends. Call it last, because others wait for it.
 */
export async function issueCreditNotes(db: Transaction, order_id: number): Promise<void> {
  const open = and(
    eq(refunds.order_id, order_id),
    eq(refunds.status, 'succeeded'),
    gt(refunds.amount, 0),
    isNull(refunds.credit_note_number),
  )
  const waiting = await db.select({ id: refunds.id }).from(refunds).where(open).orderBy(asc(refunds.id))
  if (waiting.length === 0) return
  await db.execute(sql`select pg_advisory_xact_lock(current_portal()::integer, hashtext('credit note numbers'))`)
  const [latest] = await db.select({ number: max(refunds.credit_note_number) }).from(refunds)
  for (const [index, { id }] of waiting.entries())
    await db
      .update(refunds)
      .set({ credit_note_number: (latest?.number ?? 0) + index + 1 })
      .where(eq(refunds.id, id))
}
