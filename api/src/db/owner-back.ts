import { sql, type SQL } from 'drizzle-orm'

const back = sql`(coalesce(l.refund_amount, l.total) - coalesce(l.refund_tax, l.tax))::bigint`
const paid = sql`(l.total - l.tax)::bigint`

/** What a refund took back of an owner's part of an order line `l`: `shared/src/rules/shares/owner-share.ts` in the database. */
export const ownerBackSql: SQL = sql`(case when ${back} >= ${paid} then l.owner_amount else (2 * l.owner_amount * ${back} + ${paid}) / (2 * ${paid}) end)::int`
