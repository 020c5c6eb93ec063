import { sql } from 'drizzle-orm'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Database, Transaction } from './client.ts'

/** The share's row in the portal that sells the course. */
type SellersRow = { portal_id: number; id: number }

const counting = `{${orderStatus.pending},${orderStatus.completed}}`
const portals_own = sql`('portal', 'course', 'partner')`

/**
 * Counts the seats of shared courses, by share: sold or ordered and not refunded, plus those the portal gave with its own credits since it accepted.
 * Starts from the accounts of each course, so that the rest of the ledger is not read.
 */
export async function usedSeats(
  db: Pick<Database | Transaction, 'execute'>,
  of: readonly SellersRow[],
): Promise<ReadonlyMap<number, number>> {
  const moved = (to: 'to' | 'from') => {
    const [held, other] = to === 'to' ? ['to', 'from'] : ['from', 'to']
    return sql`(select coalesce(sum(m.amount), 0) from credit_accounts a
      join credit_movements m on m.portal_id = a.portal_id and ${sql.raw(`m.${held}_account_id`)} = a.id and m.created_at >= s.answered_at
      join credit_accounts f on f.portal_id = m.portal_id and f.id = ${sql.raw(`m.${other}_account_id`)} and f.kind in ${portals_own}
      where a.portal_id = s.portal_id and a.course_id = s.course_id and a.kind in ('learner', 'manager'))`
  }
  const rows = await db.execute<{ id: string; taken: string }>(sql`
    select s.id, (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.portal_id = l.portal_id and o.id = l.order_id
        where l.portal_id = s.portal_id and l.share_id = s.id and l.refunded_at is null and o.status = any(${counting}))
      + ${moved('to')} - ${moved('from')} as taken
    from course_shares s join json_to_recordset(${JSON.stringify(of)}::json) as w (portal_id bigint, id bigint)
      on w.portal_id = s.portal_id and w.id = s.id
    where s.side = 'received'`)
  return new Map(rows.map(({ id, taken }) => [Number(id), Number(taken)]))
}
