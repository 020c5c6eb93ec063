import { sql, type SQL } from 'drizzle-orm'

const back = sql`(coalesce(l.refund_amount, l.total) - coalesce(l.refund_tax, l.tax))::bigint`
const paid = sql`(l.total - l.tax)::bigint`

/** The part of an owner's share of order line `l` that refunds took back: `shared/src/rules/shares/owner-share.ts` in SQL. */
export const refundedOwnerShareSql: SQL = sql`(case when ${back} >= ${paid} then l.owner_amount else (2 * l.owner_amount * ${back} + ${paid}) / (2 * ${paid}) end)::int`
