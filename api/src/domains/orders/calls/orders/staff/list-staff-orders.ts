import { sql } from 'drizzle-orm'
import { list_staff_orders, type ListedOrder } from '@portico/shared/contract/orders/staff.ts'
import { byId } from '../../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../../kernel/paginate.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { ordersMatching } from './orders-matching.ts'

type Row = Omit<ListedOrder, 'buyer' | 'created_at'> & {
  created_at: string
  user_id: string
  name: string
  email: string
}

/** Lists the portal's orders for staff, newest first. */
export const listStaffOrders = verb(list_staff_orders, async ({ db, portal }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`o.id`, place)
  const matching = sql`from orders o join users on users.id = o.user_id where ${ordersMatching(query, portal.time_zone)}`
  const rows = await db.execute<Row>(sql`
    select o.id, o.type, o.status, o.payment_status, o.total, o.invoice_number, o.created_at, o.user_id,
      trim(users.first_name || ' ' || users.last_name) as name, users.email, l.*,
      (select json_build_object('organization', p.organization, 'number', p.number, 'due_on', p.due_on)
        from purchase_orders p where p.order_id = o.id) as purchase_order,
      coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.status = 'succeeded'), 0)::int as refunded
    from (select o.* ${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}) o
      join users on users.id = o.user_id,
      lateral (select coalesce(min(title), '') as title, count(*)::int as lines_count, coalesce(bool_or(disputed_at is not null), false) as is_disputed
        from order_lines where order_id = o.id) l
    order by ${order}`)
  const listed = rows.map(({ user_id, name, email, ...row }) => ({
    ...row,
    id: Number(row.id),
    created_at: new Date(row.created_at),
    buyer: { id: Number(user_id), name, email },
  }))
  const cut = page(listed, { place, size: query.per_page })
  return { data: cut.data, meta: { ...cut.meta, ...(await totalIfRequested(query, db, sql`select o.id ${matching}`)) } }
})
