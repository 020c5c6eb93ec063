import { eq, max, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { orders } from './tables.ts'

/**
 * Gives an order the portal's next invoice number, without gaps: a lock serializes this until the transaction ends, so the number of a rolled-back
 * order is reused. Call it last, because others wait for it.
 */
export async function issueInvoice(db: Transaction, order_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(current_portal()::integer, hashtext('invoice numbers'))`)
  const [latest] = await db.select({ number: max(orders.invoice_number) }).from(orders)
  await db
    .update(orders)
    .set({ invoice_number: (latest?.number ?? 0) + 1 })
    .where(sql`${eq(orders.id, order_id)} and ${orders.invoice_number} is null`)
}
