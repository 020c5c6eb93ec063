import { sql, type SQL } from 'drizzle-orm'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { export_orders } from '@portico/shared/contract/orders/exports.ts'
import { matchesPerson, anyHasWords } from '../../../../../db/search-words.ts'

type Query = Input<typeof export_orders>['query']

/** Start of a day in the portal's time zone. */
export const startOfDay = (day: string, time_zone: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${time_zone})`

/** Matches purchase orders by number or by the organization that placed them. */
const ofPurchase = (search: string | undefined): SQL =>
  search?.trim()
    ? sql`(o.is_purchase_order and exists (select from purchase_orders p where p.order_id = o.id
        and ${anyHasWords([sql`p.organization`, sql`p.number`], search)}))`
    : sql`false`

/** Filters the orders (`o`, of `users`) of a list. */
export function ordersMatching(query: Query, time_zone: string): SQL {
  const { search, user_id, status, payment_status, type, flag, from, until } = query
  const number = /^#?(\d{1,15})$/.exec(search?.trim() ?? '')?.[1]
  const flags = {
    disputed: sql`exists (select from disputes d where d.order_id = o.id and d.status = 'open')`,
    refunded: sql`exists (select from order_lines l where l.order_id = o.id and l.refunded_at is not null)`,
    purchase_orders: sql`o.is_purchase_order`,
    unpaid_purchases: sql`(o.is_purchase_order and o.status = ${orderStatus.pending})`,
    overdue: sql`(o.is_purchase_order and o.status = ${orderStatus.pending} and exists (select from purchase_orders p
      where p.order_id = o.id and p.due_on < (now() at time zone ${time_zone})::date))`,
  }
  const conditions = [
    number
      ? sql`(o.id = ${number}::bigint or o.invoice_number = ${number}::bigint or ${ofPurchase(search)})`
      : sql`(${matchesPerson(search)} or ${ofPurchase(search)})`,
    ...(user_id ? [sql`o.user_id = ${user_id}`] : []),
    ...(status ? [sql`o.status = ${Number(status)}`] : []),
    ...(payment_status ? [sql`o.payment_status = ${payment_status}`] : []),
    ...(type ? [sql`o.type = ${type}`] : []),
    ...(flag ? [flags[flag]] : []),
    ...(from ? [sql`o.created_at >= ${startOfDay(from, time_zone)}`] : []),
    ...(until ? [sql`o.created_at < ${startOfDay(until, time_zone)} + interval '1 day'`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
