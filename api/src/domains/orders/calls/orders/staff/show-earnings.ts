import { sql } from 'drizzle-orm'
import { show_earnings } from '@portico/shared/contract/orders/exports.ts'
import { addEarnings, netOf, noEarnings } from '@portico/shared/rules/orders/earning-sums.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { refundedOwnerShareSql } from '../../../../../db/refunded-owner-share.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { startOfDay } from './orders-matching.ts'

type Row = Record<'gross' | 'refunded' | 'disputed' | 'fees' | 'tax' | 'owners' | 'unknown', number> & { month: string }

/**
 * Totals money moved in a period, by the day it moved: a refund of last year's order counts this year. Canceled orders that were paid anyway earn
 * nothing, and neither do their refunds.
 */
export const showEarnings = verb(show_earnings, async ({ db, now, portal }, { query }) => {
  const { time_zone } = portal
  const today = formatDate({ at: now(), time_zone, style: 'iso' })
  const until = query.until ?? today
  const from = query.from ?? `${until.slice(0, 4)}-01-01`
  const [begin, end] = [startOfDay(from, time_zone), sql`${startOfDay(until, time_zone)} + interval '1 day'`]
  const rows = await db.execute<Row>(sql`
    with moves as (
      select o.paid_at as at, o.total as gross, 0 as refunded, 0 as disputed, coalesce(o.fee, 0) as fees,
        (select coalesce(sum(l.tax), 0) from order_lines l where l.order_id = o.id)::int as tax,
        (select coalesce(sum(l.owner_amount), 0) from order_lines l where l.order_id = o.id)::int as owners,
        (o.fee is null and o.total > 0)::int as unknown
        from orders o where o.paid_at is not null
      union all select r.settled_at, 0, r.amount, 0, 0, -r.tax, 0, 0
        from refunds r join orders o on o.id = r.order_id where r.status = 'succeeded' and o.paid_at is not null
      union all select e.created_at, 0, 0, case e.kind when 'disputed' then e.amount else -e.amount end, 0, 0, 0, 0
        from order_events e join orders o on o.id = e.order_id where e.kind in ('disputed', 'dispute_won') and o.paid_at is not null
      union all select d.closed_at, 0, 0, 0, 0, -(select coalesce(sum(l.refund_tax), 0) from order_lines l
        where l.order_id = d.order_id and l.refund_id is null and l.refunded_at is not null)::int, 0, 0
        from disputes d join orders o on o.id = d.order_id where d.status = 'lost' and o.paid_at is not null
      union all select l.refunded_at, 0, 0, 0, 0, 0, -${refundedOwnerShareSql}, 0 from order_lines l where l.refunded_at is not null and l.owner_amount > 0
    )
    select to_char(at at time zone ${time_zone}, 'YYYY-MM') as month, sum(gross)::float8 as gross, sum(refunded)::float8 as refunded,
      sum(disputed)::float8 as disputed, sum(fees)::float8 as fees, sum(tax)::float8 as tax, sum(owners)::float8 as owners,
      sum(unknown)::float8 as unknown
    from moves where at >= ${begin} and at < ${end} group by 1 order by 1 desc`)
  const months = rows.map(({ unknown: _, month, ...sums }) => ({ month, ...sums, net: netOf(sums) }))
  return {
    from,
    until,
    total: months.reduce(addEarnings, noEarnings),
    fees_unknown: rows.reduce((sum, { unknown }) => sum + unknown, 0),
    months,
  }
})
