import { sql } from 'drizzle-orm'
import { purchaseWaits_days, purchaseWarning_days } from '@portico/shared/states/orders/manual-payment.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Database } from '../../../db/client.ts'

/**
 * Returns purchase orders of all portals that granted nothing and have waited unpaid so long that their buyer should be warned, or that they should
 * be closed.
 */
export async function waitingPurchases(
  db: Database,
  now: Date,
): Promise<{ portal_id: number; order_id: number; is_warned: boolean }[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const daysAgo = (days: number) => sql`${at} - make_interval(days => ${days}::integer)`
  const rows = await db.execute<{ portal_id: string; order_id: string; is_warned: boolean }>(sql`
    select p.portal_id, p.order_id, p.warned_at is not null as is_warned
    from purchase_orders p join orders o on o.portal_id = p.portal_id and o.id = p.order_id and o.status = ${orderStatus.pending}
    where p.due_on is null and p.paid_on is null
      and ((p.warned_at is null and p.created_at <= ${daysAgo(purchaseWaits_days - purchaseWarning_days)})
        or (p.warned_at <= ${daysAgo(purchaseWarning_days)} and p.created_at <= ${daysAgo(purchaseWaits_days)}))
    order by p.portal_id, p.id`)
  return rows.map((row) => ({
    portal_id: Number(row.portal_id),
    order_id: Number(row.order_id),
    is_warned: row.is_warned,
  }))
}
