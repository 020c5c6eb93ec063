import { sql } from 'drizzle-orm'
import { list_payments, type PaymentEntry } from '@portico/shared/contract/orders/staff.ts'
import { paymentMethodText, type PaidWith } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { moneyKinds, signedAmount } from '@portico/shared/states/orders/order-event.ts'
import { byId } from '../../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../../kernel/paginate.ts'
import { verb } from '../../../../../kernel/verb.ts'

type Row = Pick<PaymentEntry, 'kind' | 'buyer'> & {
  id: string
  order_id: string
  amount: number
  total: number
  paid_with: PaidWith | null
  at: string
}

/** Lists the payment history (CHK-008): the order steps that moved money, newest first. */
export const listPayments = verb(list_payments, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`e.id`, place)
  const kinds = `{${moneyKinds.join(',')}}`
  const ofOrder = query.order_id === undefined ? sql`true` : sql`e.order_id = ${query.order_id}`
  const matching = sql`from order_events e where e.kind = any(${kinds}::text[]) and ${ofOrder}`
  const rows = await db.execute<Row>(sql`
    select e.id, e.order_id, e.kind, coalesce(e.amount, o.total) as amount, e.created_at as at, o.total, o.paid_with,
      trim(u.first_name || ' ' || u.last_name) as buyer
    from (select e.* ${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}) e
      join orders o on o.id = e.order_id join users u on u.id = o.user_id
    order by ${order}`)
  const entries = rows.map(({ total, paid_with, at, ...row }) => ({
    ...row,
    id: Number(row.id),
    order_id: Number(row.order_id),
    amount: signedAmount(row.kind, row.amount),
    payment_method: paymentMethodText({ total, paid_with }),
    at: new Date(at),
  }))
  const cut = page(entries, { place, size: query.per_page })
  return { data: cut.data, meta: { ...cut.meta, ...(await totalIfRequested(query, db, sql`select e.id ${matching}`)) } }
})
