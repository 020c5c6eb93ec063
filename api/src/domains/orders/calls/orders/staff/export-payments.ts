import { sql } from 'drizzle-orm'
import { export_payments } from '@portico/shared/contract/orders/exports.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { paymentMethodText, type PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import {
  moneyKinds,
  orderEventKinds,
  signedAmount,
  type OrderEventKind,
} from '@portico/shared/states/orders/order-event.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { csvFile } from '../../../../../csv/csv-file.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { dollars } from './dollars.ts'
import { startOfDay } from './orders-matching.ts'

type Row = {
  at: string
  kind: OrderEventKind
  order_id: string
  invoice_number: number | null
  buyer: string
  paid_with: PaidWith | null
  total: number
  amount: number
}
const most = 100_000
const head = ['At (UTC)', 'What', 'Order', 'Invoice', 'Buyer', 'Paid with', 'Amount']

/** Exports the complete payment history, in the columns of the list. */
export const exportPayments = verb(export_payments, async ({ db, now, portal }, { query: { from, until } }) => {
  const { time_zone } = portal
  const rows = await db.execute<Row>(sql`
    select e.created_at as at, e.kind, e.order_id, o.invoice_number, trim(u.first_name || ' ' || u.last_name) as buyer,
      o.paid_with, o.total, coalesce(e.amount, o.total) as amount
    from order_events e join orders o on o.id = e.order_id join users u on u.id = o.user_id
    where e.kind = any(${`{${moneyKinds.join(',')}}`}::text[])
      and ${from ? sql`e.created_at >= ${startOfDay(from, time_zone)}` : sql`true`}
      and ${until ? sql`e.created_at < ${startOfDay(until, time_zone)} + interval '1 day'` : sql`true`}
    order by e.id desc limit ${most}`)
  const lines = rows.map(({ at, kind, order_id, invoice_number, buyer, amount, ...order }) => [
    new Date(at).toISOString(),
    orderEventKinds[kind].label,
    Number(order_id),
    invoice_number ?? '',
    buyer,
    paymentMethodText(order),
    dollars(signedAmount(kind, amount)),
  ])
  return csvFile(csvText([head, ...lines]), `payments-${formatDate({ at: now(), time_zone, style: 'iso' })}.csv`)
})
