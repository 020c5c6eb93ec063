import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { type AttentionContext, type AttentionResult, countAndNewest } from '../../learning/door.ts'

/** How long staff see a late payment that has not been refunded in full. */
const visible_days = 30

/** Canceled orders that were recently paid anyway. */
export const readLatePayments = (db: Transaction, { now }: AttentionContext): Promise<AttentionResult> =>
  countAndNewest(
    db,
    sql`select o.id, o.id::text as title, null as slug, '{}'::text[] as notes from order_events e
      join orders o on o.id = e.order_id
    where e.kind = 'paid_late' and e.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${visible_days})
      and o.total > (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.status = 'succeeded')
      and not exists (select from disputes d where d.order_id = o.id and d.status = 'lost')`,
  )
