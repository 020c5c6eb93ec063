import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { currentMembers } from '../../../../db/current-members.ts'
import { isCourseInReach, type WithReach } from '../../../access/door.ts'

type Month = { readonly now: Date; readonly time_zone: string }
type SinceStartOfMonth = { total: number; this_month: number }

/** Start of the portal's current month. */
const start = ({ now, time_zone }: Month): SQL =>
  sql`date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${time_zone}) at time zone ${time_zone}`

function one<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('a count has no row')
  return row
}

/** Reads credits from the ledger: the portal's own, those held by courses, managers and partners, and those used for enrollments (CRD-002). */
export const readCredits = (db: Transaction) =>
  db
    .execute<{
      remaining: number
      distributed: number
      used: number
    }>(sql`select coalesce(sum(balance) filter (where kind = 'portal'), 0)::int as remaining,
      coalesce(sum(balance) filter (where kind in ('course', 'manager', 'partner')), 0)::int as distributed,
      coalesce(sum(balance) filter (where kind = 'learner'), 0)::int as used from credit_accounts`)
    .then(one)

export const readUsers = (db: Transaction, month: Month) =>
  db
    .execute<SinceStartOfMonth>(
      sql`select count(*)::int as total, (count(*) filter (where created_at >= ${start(month)}))::int as this_month from memberships where ${currentMembers()}`,
    )
    .then(one)

/** Counts only courses within the actor's reach; `readCompletions` does the same. */
export const readEnrollments = (db: Transaction, { actor, ...month }: Month & { actor: WithReach }) =>
  db
    .execute<SinceStartOfMonth>(
      sql`select count(*)::int as total, (count(*) filter (where created_at >= ${start(month)}))::int as this_month from enrollments
        where ${isCourseInReach(actor, sql`enrollments.course_id`)}`,
    )
    .then(one)

export const readCompletions = (db: Transaction, { actor, ...month }: Month & { actor: WithReach }) =>
  db
    .execute<SinceStartOfMonth>(
      sql`select count(finished_at)::int as total, (count(*) filter (where finished_at >= ${start(month)}))::int as this_month from enrollments
        where ${isCourseInReach(actor, sql`enrollments.course_id`)}`,
    )
    .then(one)

/** Sums what was paid this month, without refunded lines. */
export const readRevenue = (db: Transaction, month: Month) =>
  db
    .execute<{
      this_month: number
      orders: number
    }>(sql`select coalesce(sum(l.total) filter (where l.refunded_at is null), 0)::int as this_month, count(distinct o.id)::int as orders
    from orders o join order_lines l on l.order_id = o.id where o.paid_at >= ${start(month)}`)
    .then(one)
