import { sql, type SQL } from 'drizzle-orm'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Transaction } from '../../../../../db/client.ts'

/** One-row query: the total granted under the terms and unpaid, and the part that was due before today. */
export const owedQuery = ({ terms_id, today }: { terms_id: SQL | number; today: string | null }): SQL => sql`
  select coalesce(sum(o.total), 0)::float8 as owed,
    coalesce(sum(o.total) filter (where p.due_on < ${today}::date), 0)::float8 as overdue
  from purchase_orders p join orders o on o.id = p.order_id
  where p.credit_terms_id = ${terms_id} and o.status = ${orderStatus.pending}`

export async function owedUnderTerms(
  db: Transaction,
  of: { terms_id: number; today: string | null },
): Promise<{ owed: number; overdue: number }> {
  const [sums] = await db.execute<{ owed: number; overdue: number }>(owedQuery(of))
  return sums ?? { owed: 0, overdue: 0 }
}
