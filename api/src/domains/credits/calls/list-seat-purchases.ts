import { sql } from 'drizzle-orm'
import { list_seat_purchases, type SeatPurchase } from '@portico/shared/contract/credits/managers.ts'
import { enrollments } from '../../learning/tables.ts'
import { freeSeats } from '../free-seats.ts'
import { holdsCredit } from '../holds-credit.ts'
import { verb } from '../../../kernel/verb.ts'
import { managedCourse } from '../../access/door.ts'

type Row = Omit<SeatPurchase, 'free' | 'bought_at'> & { bought_at: string }

/** Lists the purchases of a manager's seats of a course, newest first. */
export const listSeatPurchases = verb(list_seat_purchases, async ({ db, actor }, { params }) => {
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const rows = await db.execute<Row>(sql`
    select l.id, l.order_id, l.quantity, l.refunded_at is not null as is_refunded, coalesce(o.paid_at, o.created_at) as bought_at,
      (select count(*) from enrollments n where n.order_line_id = l.id and n.ended_at is null)::int as claimed,
      (select count(*) from ${enrollments} where ${enrollments.order_line_id} = l.id and ${enrollments.ended_at} is not null and ${holdsCredit})::int as former,
      (select count(*) from claim_links k where k.order_line_id = l.id and k.email is not null and k.closed_at is null)::int as invited
    from order_lines l join orders o on o.id = l.order_id
    where o.user_id = ${actor.id} and l.course_id = ${course_id} and l.fulfilled_at is not null
    order by l.id desc limit 200`)
  const lines = rows.map((row) => ({ ...row, id: Number(row.id), order_id: Number(row.order_id) }))
  const free = await freeSeats(db, { line_ids: lines.map(({ id }) => id), buyer_id: actor.id })
  return lines.map((line) => ({ ...line, bought_at: new Date(line.bought_at), free: free.get(line.id) ?? 0 }))
})
