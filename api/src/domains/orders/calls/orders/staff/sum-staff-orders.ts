import { sql } from 'drizzle-orm'
import { sum_staff_orders } from '@portico/shared/contract/orders/exports.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { ordersMatching } from './orders-matching.ts'

type Sums = { orders: number; paid: string; refunded: string; unpaid: string }

/** Adds up what the list of orders shows with the same filters, in cents. */
export const sumStaffOrders = verb(sum_staff_orders, async ({ db, portal }, { query }) => {
  const [row] = await db.execute<Sums>(sql`
    select count(*)::int as orders,
      coalesce(sum(o.total) filter (where o.paid_at is not null), 0) as paid,
      coalesce(sum(back.amount), 0) as refunded,
      coalesce(sum(o.total) filter (where o.status = ${orderStatus.pending}), 0) as unpaid
    from orders o join users on users.id = o.user_id,
      lateral (select sum(r.amount) as amount from refunds r where r.order_id = o.id and r.status = 'succeeded') back
    where ${ordersMatching(query, portal.time_zone)}`)
  const { orders = 0, paid = '0', refunded = '0', unpaid = '0' } = row ?? {}
  return { orders, paid: Number(paid), refunded: Number(refunded), unpaid: Number(unpaid) }
})
