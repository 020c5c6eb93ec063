import { sql } from 'drizzle-orm'
import type { StaffLine } from '@portico/shared/contract/orders/staff.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { freeSeats, holdsCredit } from '../../../../credits/door.ts'

/**
 * Counts what each line granted: what a refund would revoke (running, unused, invited), and what would stay (completed, or used by people who left).
 */
export async function accessOfLines(
  db: Transaction,
  { line_ids, buyer_id }: { line_ids: readonly number[]; buyer_id: number },
): Promise<(line_id: number) => StaffLine['access']> {
  const rows = await db.execute<{ id: string; running: number; completed: number; invited: number; used: number }>(sql`
    select l.id,
      (select count(*) from enrollments n where n.order_line_id = l.id and n.ended_at is null and n.finished_at is null)::int as running,
      (select count(*) from enrollments n where n.order_line_id = l.id and n.ended_at is null and n.finished_at is not null)::int as completed,
      (select count(*) from claim_links k where k.order_line_id = l.id and k.email is not null and k.closed_at is null)::int as invited,
      (select count(*) from enrollments where enrollments.order_line_id = l.id and enrollments.ended_at is not null and ${holdsCredit})::int as used
    from order_lines l where l.id = any(${`{${line_ids.join(',')}}`}::bigint[])`)
  const free = await freeSeats(db, { line_ids, buyer_id })
  const known = new Map(rows.map(({ id, ...counts }) => [Number(id), counts]))
  return (line_id) => ({
    running: 0,
    completed: 0,
    invited: 0,
    used: 0,
    ...known.get(line_id),
    unused: free.get(line_id) ?? 0,
  })
}
