import { sql } from 'drizzle-orm'
import { overdueReminder_days } from '@portico/shared/states/orders/manual-payment.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Database } from '../../../db/client.ts'

/** Returns orders of all portals on credit terms that are due by now in their portal's time zone and whose billing contact was not notified yet. */
export async function duePurchases(
  db: Database,
  now: Date,
): Promise<{ portal_id: number; id: number; order_id: number; is_overdue: boolean }[]> {
  const rows = await db.execute<{ portal_id: string; id: string; order_id: string; is_overdue: boolean }>(sql`
    with dated as (
      select p.portal_id, p.id, p.order_id, p.due_on, p.reminded_due_at, p.reminded_overdue_at,
        (${now.toISOString()}::timestamptz at time zone q.time_zone)::date as today
      from purchase_orders p join portals q on q.id = p.portal_id
        join orders o on o.portal_id = p.portal_id and o.id = p.order_id and o.status = ${orderStatus.pending}
      where p.due_on is not null and p.reminded_overdue_at is null and p.closed_at is null)
    select portal_id, id, order_id, today >= due_on + ${overdueReminder_days}::integer as is_overdue from dated
    where (reminded_due_at is null and today >= due_on) or today >= due_on + ${overdueReminder_days}::integer
    order by portal_id, id`)
  return rows.map((row) => ({
    portal_id: Number(row.portal_id),
    id: Number(row.id),
    order_id: Number(row.order_id),
    is_overdue: row.is_overdue,
  }))
}
