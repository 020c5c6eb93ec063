import { sql } from 'drizzle-orm'
import { export_orders } from '@portico/shared/contract/orders/exports.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { lineTitle } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { paymentMethodText, type PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { orderStatusLabels, type OrderStatus } from '@portico/shared/states/orders/order.ts'
import { csvFile } from '../../../../../csv/csv-file.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { dollars } from './dollars.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { ordersMatching } from './orders-matching.ts'

type Row = {
  id: string
  invoice_number: number | null
  status: OrderStatus
  created_at: string
  paid_at: string | null
  name: string
  email: string
  state: string | null
  coupon_code: string | null
  title: string
  bundle_title: string | null
  quantity: number
  unit_price: number
  discount: number
  tax: number
  total: number
  refunded: number
  purchase_number: string | null
  organization: string | null
  due_on: string | null
  paid_with: PaidWith | null
  order_total: number
}
const most = 100_000
const head = [
  'Order',
  'Invoice',
  'Status',
  'Placed',
  'Paid',
  'Buyer',
  'Email',
  'State',
  'Coupon',
  'Line',
  'Seats',
  'Price',
  'Discount',
  'Sales tax',
  'Total',
  'Refunded',
  'Paid with',
  'Purchase order',
  'Organization',
  'Due',
]

/** Writes one row per order line, so that a spreadsheet can total by course, state or day. */
export const exportOrders = verb(export_orders, async ({ db, now, portal }, { query }) => {
  const { time_zone } = portal
  const rows = await db.execute<Row>(sql`
    select o.id, o.invoice_number, o.status, o.created_at, o.paid_at, trim(users.first_name || ' ' || users.last_name) as name, users.email,
      o.address ->> 'state' as state, o.coupon_code, l.title, l.bundle_title, l.quantity, l.unit_price, l.discount, l.tax, l.total,
      case when l.refunded_at is null then 0 else coalesce(l.refund_amount, l.total) end as refunded,
      p.number as purchase_number, p.organization, p.due_on, o.paid_with, o.total as order_total
    from orders o join users on users.id = o.user_id join order_lines l on l.order_id = o.id left join purchase_orders p on p.order_id = o.id
    where ${ordersMatching(query, time_zone)} order by o.id desc, l.id limit ${most}`)
  const dayOf = (at: string | null) => (at === null ? '' : formatDate({ at: new Date(at), time_zone, style: 'iso' }))
  const lines = rows.map((row) => [
    Number(row.id),
    row.invoice_number ?? '',
    orderStatusLabels[row.status],
    dayOf(row.created_at),
    dayOf(row.paid_at),
    row.name,
    row.email,
    row.state ?? '',
    row.coupon_code ?? '',
    lineTitle(row),
    row.quantity,
    ...[row.unit_price, row.discount, row.tax, row.total, row.refunded].map(dollars),
    row.paid_at === null ? '' : paymentMethodText({ total: row.order_total, paid_with: row.paid_with }),
    row.purchase_number ?? '',
    row.organization ?? '',
    row.due_on ?? '',
  ])
  return csvFile(csvText([head, ...lines]), `orders-${formatDate({ at: now(), time_zone, style: 'iso' })}.csv`)
})
